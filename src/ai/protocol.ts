/** What a page and the worker say to each other. An answer carries the id of its question. */
import type { Choice, Request } from './levels.ts';

export type ToBot =
  | (Request & { readonly type: 'think'; readonly id: number })
  | { readonly type: 'stop'; readonly id: number };

export type FromBot =
  /** How far the thinking is. */
  | { readonly type: 'info'; readonly id: number; readonly nodes: number }
  | (Choice & { readonly type: 'best'; readonly id: number })
  | { readonly type: 'failed'; readonly id: number; readonly code: 'crashed' };
