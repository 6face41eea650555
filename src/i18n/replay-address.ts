/** Addresses of the replay page: a game in a link or saved here, and a moment of it. */

export type ReplaySource =
  /** The compact text of a link, whatever it is worth. */
  { readonly type: 'link'; readonly text: string } | { readonly type: 'saved'; readonly id: string };

export interface ReplayAddress {
  readonly source: ReplaySource;
  /** How many actions lie behind the moment; what is no number is the beginning. */
  readonly at: number;
}

/** What stands behind the `#`; `null` if nothing does. */
export function parseReplayHash(hash: string): ReplayAddress | null {
  const [first = '', ...rest] = hash.replace(/^#/, '').split('&');
  if (first === '') return null;
  const at = Number(rest.find((part) => /^at=\d{1,6}$/.test(part))?.slice('at='.length) ?? 0);
  const id = /^game=(.*)$/s.exec(first)?.[1];
  return { source: id === undefined ? { type: 'link', text: first } : { type: 'saved', id }, at };
}

export function replayHash({ source, at }: ReplayAddress): string {
  const game = source.type === 'saved' ? `game=${source.id}` : source.text;
  return `#${game}${at > 0 ? `&at=${at}` : ''}`;
}
