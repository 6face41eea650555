/** The cities of a player's houses: an optional entry, from which the tiles can be checked. */
import { CITIES, HOUSES_PER_PLAYER, PROVINCES } from '../../../engine/index.ts';
import type { EntryProps } from './PlayerEntry.tsx';

export function CityEntry({ sheet, player, send, language: { t, names } }: EntryProps) {
  const { cities } = sheet.players[player]!;
  return (
    <details class="fold sheet-cities">
      <summary>
        {t('sheet.cities')}
        {cities.length > 0 && ` (${cities.length}/${HOUSES_PER_PLAYER})`}
      </summary>
      <p>{t('sheet.cities.why')}</p>
      {PROVINCES.map(({ id }) => (
        <fieldset key={id} class={`sheet-choice province-${id}`}>
          <legend>{names.province(id)}</legend>
          {CITIES.filter(({ province }) => province === id).map(({ id: city }) => (
            <label key={city} class="sheet-chip">
              <input
                type="checkbox"
                checked={cities.includes(city)}
                disabled={cities.length === HOUSES_PER_PLAYER && !cities.includes(city)}
                onChange={() => send({ type: 'city', player, city })}
              />
              <span>{names.city(city)}</span>
            </label>
          ))}
        </fieldset>
      ))}
    </details>
  );
}
