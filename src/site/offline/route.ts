/** Which requests the worker answers, and how. Everything else goes past it. */

/** Kinds of what is fetched from the network first: how an answer is proved differs by kind. */
export type Kind = 'page' | 'data' | 'file';

export type Route =
  | { readonly type: 'past' }
  /** Named by its content: the kept copy, else the network. */
  | { readonly type: 'script'; readonly path: string }
  | { readonly type: 'newest'; readonly kind: Kind; readonly path: string };

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly isNavigation: boolean;
}

const PAST: Route = { type: 'past' };

export function routeOf({ method, url, isNavigation }: Asked, origin: string, base: string): Route {
  const address = new URL(url);
  if (method !== 'GET' || address.origin !== origin || !address.pathname.startsWith(base)) return PAST;
  const path = address.pathname.slice(base.length);
  if (path === 'sw.js' || path.startsWith('offline/')) return PAST;
  if (path.startsWith('_astro/')) return { type: 'script', path };
  if (path === '' || path.endsWith('/')) return { type: 'newest', kind: 'page', path };
  if (/\.(json|webmanifest)$/.test(path)) return { type: 'newest', kind: 'data', path };
  if (path === 'favicon.svg' || path.startsWith('icons/')) return { type: 'newest', kind: 'file', path };
  // A page's address without its last slash, or none of ours. Pictures and feeds are not for offline.
  const isPage = isNavigation && !/\.\w+$/.test(path);
  return isPage ? { type: 'newest', kind: 'page', path } : PAST;
}
