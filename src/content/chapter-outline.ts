/** What a chapter's source holds, read off its tags: for lists of paragraphs, for the glossary, for tests. */
export interface Paragraph {
  readonly id: string;
  readonly title: string;
  /** Everything between the tags. */
  readonly body: string;
}

export interface Outline {
  readonly rules: readonly Paragraph[];
  readonly terms: readonly string[];
  readonly examples: readonly string[];
  readonly questions: readonly string[];
  /** Every tag with its id or booklets, in order: the skeleton that all languages share. */
  readonly tags: readonly string[];
}

const idsOf = (source: string, tag: string): readonly string[] =>
  [...source.matchAll(new RegExp(`<${tag} id="([^"]+)"`, 'g'))].map(([, id]) => id!);

export const outlineOf = (source: string): Outline => ({
  rules: [...source.matchAll(/<Rule id="([^"]+)" title="([^"]+)">([\s\S]*?)<\/Rule>/g)].map(
    ([, id, title, body]) => ({ id: id!, title: title!, body: body! }),
  ),
  terms: [...new Set(idsOf(source, 'Term'))],
  examples: idsOf(source, 'Example'),
  questions: idsOf(source, 'Question'),
  tags: [...source.matchAll(/<([A-Z]\w*)(?:[^>]*? (?:id|of)="([^"]*)")?[^>]*>/g)].map(([, tag, id = '']) =>
    `${tag} ${id}`.trim(),
  ),
});
