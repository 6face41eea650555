/** What the play page shows, as its address says after the hash. */
export type Place =
  | { readonly type: 'lobby' }
  /** A game kept on this device. */
  | { readonly type: 'game'; readonly id: string }
  /** A shared game, as compact text. */
  | { readonly type: 'link'; readonly text: string };

const LOBBY: Place = { type: 'lobby' };

export function placeOf(hash: string): Place {
  const [, what, text] = /^#(game|link)=(.*)$/s.exec(hash) ?? [];
  if (what === 'game' && text) return { type: 'game', id: decoded(text) };
  // The hash may hold anything: an empty link counts as a link too, so that it gets its error message.
  return what === 'link' ? { type: 'link', text: decoded(text!) } : LOBBY;
}

export const hashOf = (place: Place): string => {
  if (place.type === 'lobby') return '';
  return place.type === 'game' ? `#game=${encodeURIComponent(place.id)}` : `#link=${place.text}`;
};

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
