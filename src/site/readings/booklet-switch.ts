/** The choice of “my booklet”: orders the readings, marks the page, and tells the examples. */
import { isLang } from '../../i18n/locales.ts';
import { bookletOf, type Booklet } from '../../i18n/booklet.ts';
import { BOOKLET_EVENT } from '../../controls/page-events.ts';
import { orderReadings } from './reading-order.ts';
import { follow, recall, remember } from '../../storage/settings/preferences.ts';

export function startBookletSwitch(say: (text: string) => void, texts: DOMStringMap): void {
  const select = document.querySelector<HTMLSelectElement>('select[name="booklet"]');
  const { lang, dataset } = document.documentElement;
  if (!select || !isLang(lang)) return;
  select.value = dataset['booklet'] = bookletOf(recall('booklet'), lang);
  orderReadings(document, select.value);
  const show = (booklet: Booklet): void => {
    select.value = dataset['booklet'] = booklet;
    orderReadings(document, booklet);
    document.dispatchEvent(new CustomEvent(BOOKLET_EVENT, { detail: booklet }));
  };
  follow('booklet', (stored) => show(bookletOf(stored, lang)));
  select.addEventListener('change', () => {
    const booklet = bookletOf(select.value, lang);
    remember('booklet', booklet);
    show(booklet);
    const name = select.selectedOptions[0]?.textContent ?? '';
    say((booklet === 'none' ? texts['bookletNone'] : texts['bookletChosen'])?.replace('{name}', name) ?? '');
  });
}
