/** Which cards can still come: three of each city, less those that were seen. */
import { useMemo } from 'preact/hooks';
import { provinceOf } from '../../../engine/index.ts';
import { cardCounts } from './seen-cards.ts';
import { readerOf } from '../../../table/words/status-message.ts';
import type { Table } from '../../../table/model/reducer.ts';
import type { Language } from '../../../controls/page-texts.ts';

interface Props {
  readonly table: Table;
  readonly language: Pick<Language, 't' | 'names'>;
}

export function CountPanel({ table, language: { t, names } }: Props) {
  const counts = useMemo(() => cardCounts(table, readerOf(table)), [table]);
  return (
    <section class="table-panel count" aria-label={t('play.table.tool.count')}>
      <p>{t('play.table.count-how')}</p>
      <ul class="card-counts">
        {counts.map(({ city, unseen, discarded }) => (
          <li key={city} class={`province-${provinceOf(city)} ${unseen === 0 ? 'is-none' : ''}`}>
            <span>{names.city(city)}</span>
            <b>
              {unseen}
              {discarded > 0 && <small> +{discarded}</small>}
            </b>
            <span class="visually-hidden">{t('play.table.count-of', { unseen, discarded })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
