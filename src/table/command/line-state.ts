/**
 * A line being typed: its text, how it could go on, and the lines sent before. The keys follow the
 * pattern of an editable combobox with a list; where no list is open, up and down lead through what was
 * sent.
 */
export interface LineState {
  readonly text: string;
  /** Whole lines; the list is open while there are any. */
  readonly options: readonly string[];
  /** Which of them the arrows have reached; -1 is the line itself. */
  readonly active: number;
  /** Sent before, the latest last. */
  readonly sent: readonly string[];
  /** How many lines back in `sent`, and the text that was in the line before. */
  readonly back: { readonly steps: number; readonly draft: string } | null;
}

export type LineEvent =
  | { readonly type: 'typed'; readonly text: string }
  /** Up and down, where a list is open: in it; otherwise through the lines sent. */
  | { readonly type: 'up' | 'down' | 'escape' | 'left' }
  | { readonly type: 'chosen'; readonly index: number }
  | { readonly type: 'sent' }
  /** Lines to choose instead of what was typed; the typed text stays in the line. */
  | { readonly type: 'offered'; readonly options: readonly string[] };

export const EMPTY_LINE: LineState = { text: '', options: [], active: -1, sent: [], back: null };

const KEPT = 50;

/** `complete` says how a line could go on. */
export function lineStep(
  state: LineState,
  event: LineEvent,
  complete: (text: string) => readonly string[],
): LineState {
  const { options, active, text, sent } = state;
  const closed = { ...state, options: [], active: -1 };
  switch (event.type) {
    case 'typed':
      return {
        ...closed,
        text: event.text,
        options: event.text.trim() ? complete(event.text) : [],
        back: null,
      };
    case 'down':
      if (options.length > 0) return { ...state, active: active + 1 < options.length ? active + 1 : -1 };
      return state.back ? goBack(state, state.back.steps - 1) : { ...closed, options: complete(text) };
    case 'up':
      if (options.length > 0 && active >= 0) return { ...state, active: active - 1 };
      return goBack(closed, (state.back?.steps ?? 0) + 1);
    case 'escape':
      return options.length > 0 ? closed : { ...closed, text: '', back: null };
    case 'left':
      return closed;
    case 'chosen': {
      const chosen = options[event.index];
      if (chosen === undefined) return state;
      // If more can follow, list it at once.
      const rest = complete(`${chosen} `);
      const isGoingOn = rest.some((line) => line.startsWith(`${chosen} `));
      return {
        ...closed,
        text: isGoingOn ? `${chosen} ` : chosen,
        options: isGoingOn ? rest : [],
        back: null,
      };
    }
    case 'sent':
      return { ...EMPTY_LINE, sent: [...sent.filter((line) => line !== text), text].slice(-KEPT) };
    case 'offered':
      return { ...closed, options: event.options };
  }
}

function goBack(state: LineState, steps: number): LineState {
  const { sent, back, text } = state;
  const draft = back?.draft ?? text;
  if (steps > sent.length) return state;
  return steps <= 0
    ? { ...state, text: draft, back: null }
    : { ...state, text: sent.at(-steps)!, back: { steps, draft } };
}
