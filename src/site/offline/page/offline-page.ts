/** The page shown in place of one that is not kept: lists those that are, and can try again. */
import type { Kept } from '../messages.ts';
import { ask } from './ask.ts';

export function startOfflinePage(): void {
  document.querySelector('.try-again')?.addEventListener('click', () => location.reload());
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return;
  const base = import.meta.env.BASE_URL.replace(/\/?$/, '/');
  const links = [...document.querySelectorAll<HTMLAnchorElement>('.on-device a')];
  const pathOf = ({ pathname }: HTMLAnchorElement): string => pathname.slice(base.length);
  ask<Kept>(worker, { type: 'which-kept', paths: links.map(pathOf) }, (kept) => {
    for (const link of links) link.closest('li')!.hidden = !kept.includes(pathOf(link));
  });
}
