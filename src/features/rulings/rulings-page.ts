/** What a page of the rulings does by script, apart from its position. Without it the page is whole, too. */
import { startBookletSwitch } from '../../site/readings/booklet-switch.ts';
import { transientStatus } from '../../site/transient-status.ts';

export function startRulings(): void {
  const status = document.querySelector<HTMLElement>('.rules-status');
  if (status) startBookletSwitch(transientStatus(status), status.dataset);
}
