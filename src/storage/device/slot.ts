/**
 * One text that every open tab shows and may change. A slot remembers what this tab last saw in
 * storage, so a tab can tell whether another one has written since, and take that in before it goes on.
 */
export interface Slot {
  /** What storage holds, now known to this tab. */
  readonly load: () => string | null;
  /** Stores a text; `null` removes it. */
  readonly save: (text: string | null) => void;
  /** Another tab has written since this one last loaded or saved. */
  readonly isChangedElsewhere: () => boolean;
}

interface Store {
  /** `undefined` where storage is blocked. */
  readonly read: () => string | null | undefined;
  readonly write: (text: string | null) => unknown;
}

export function createSlot({ read, write }: Store): Slot {
  /**
   * The text last seen in storage. Never one that found no room: what is stored would pass for another tab's.
   */
  let seen: string | null | undefined;
  return {
    load: () => (seen = read()) ?? null,
    save: (text) => {
      if (read() !== text) write(text);
      seen = read();
    },
    isChangedElsewhere: () => {
      const now = read();
      return now !== undefined && now !== seen;
    },
  };
}
