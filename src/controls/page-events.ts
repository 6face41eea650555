/** What the parts of a page tell each other, by events on the document. */
export const BOOKLET_EVENT = 'posthorn:booklet';
export const ANSWERED_EVENT = 'posthorn:answered';

/** A question was answered on its board. */
export interface Answered {
  readonly id: string;
  readonly right: boolean;
}
