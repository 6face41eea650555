/** Addresses of the replay page: a game in a link or saved here, and a moment of it. */

export type ReplaySource =
  /** The compact text of a link, not checked yet. */
  { readonly type: 'link'; readonly text: string } | { readonly type: 'saved'; readonly id: string };

export interface ReplayAddress {
  readonly source: ReplaySource;
  /** How many actions precede the moment; 0 if the address has no valid number. */
  readonly at: number;
}

/** Reads the part of an address after the `#`; `null` if it is empty. */
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
