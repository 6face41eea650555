/** What a page of the rulings does by script, apart from its position. Without it the page is whole, too. */
import { startBookletSwitch } from '../../game/booklet-switch.ts';
import { speaker } from '../../game/speaker.ts';

export function startRulings(): void {
  const status = document.querySelector<HTMLElement>('.rules-status');
  if (status) startBookletSwitch(speaker(status), status.dataset);
}
