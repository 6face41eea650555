/** The messages between a page and a thread that thinks for it. An answer carries the id of its question. */
export type ToThread<Question> =
  | { readonly type: 'ask'; readonly id: number; readonly question: Question }
  | { readonly type: 'stop'; readonly id: number };

export type FromThread<Answer> =
  /** Not finished yet; `nodes` looked at so far. */
  | { readonly type: 'busy'; readonly id: number; readonly nodes: number }
  | { readonly type: 'answer'; readonly id: number; readonly answer: Answer }
  | { readonly type: 'failed'; readonly id: number };
