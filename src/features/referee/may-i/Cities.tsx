/** The fields of cities, and the one map and list that fill whichever of them is open. */
import { useEffect, useState } from 'preact/hooks';
import { CITY_IDS, provinceOf, type CityId } from '../../../engine/index.ts';
import type { FormState } from './form-state.ts';
import { cityFieldsOf, citiesIn, dropCity, fieldAfter, pickCity, type CityField } from './city-fields.ts';
import type { Language } from '../../../controls/page-texts.ts';
import { Fault } from '../../../controls/Fault.tsx';

interface Props {
  readonly asking: FormState;
  readonly onAsk: (asking: FormState) => void;
  readonly faultAt: (field: CityField) => string | null;
  readonly language: Language;
}

const loadMap = () => import('./CityMap.tsx');
type CityMap = Awaited<ReturnType<typeof loadMap>>['CityMap'];

export function Cities({ asking, onAsk, faultAt, language }: Props) {
  const { t } = language;
  const fields = cityFieldsOf(asking);
  const [wanted, setOpen] = useState<CityField | null>(null);
  const open = fields.find((field) => field === wanted) ?? fields[0];
  const CityMap = useCityMap(open !== undefined);
  if (!open) return null;
  const pick = (city: CityId): void => {
    onAsk(pickCity(asking, open, city));
    setOpen(fieldAfter(asking, open));
  };
  return (
    <div class="may-cities">
      {fields.map((field) => (
        <CityRow
          key={field}
          field={field}
          cities={citiesIn(asking, field)}
          isOpen={field === open}
          fault={faultAt(field)}
          onOpen={() => setOpen(field)}
          onDrop={(city) => onAsk(dropCity(asking, field, city))}
          language={language}
        />
      ))}
      <div class="may-map">
        {CityMap && <CityMap asking={asking} field={open} onPick={pick} language={language} />}
      </div>
      <CityList
        label={t('may.list', { field: t(`may.field.${open}`) })}
        chosen={citiesIn(asking, open)}
        onPick={pick}
        language={language}
      />
    </div>
  );
}

/** Loads the map when a question needs it. */
function useCityMap(isNeeded: boolean): CityMap | null {
  const [map, setMap] = useState<CityMap | null>(null);
  useEffect(() => {
    if (!isNeeded) return;
    // If loading fails, the list is still there.
    void loadMap().then(
      (loaded) => setMap(() => loaded.CityMap),
      () => undefined,
    );
  }, [isNeeded]);
  return map;
}

interface RowProps {
  readonly field: CityField;
  readonly cities: readonly CityId[];
  readonly isOpen: boolean;
  readonly fault: string | null;
  readonly onOpen: () => void;
  readonly onDrop: (city: CityId) => void;
  readonly language: Language;
}

function CityRow({ field, cities, isOpen, fault, onOpen, onDrop, language: { t, names } }: RowProps) {
  const id = `may-${field}`;
  return (
    <div class={`may-row ${isOpen ? 'is-open' : ''}`} role="group" aria-labelledby={`${id}-label`}>
      <button type="button" class="may-row-label" id={`${id}-label`} aria-pressed={isOpen} onClick={onOpen}>
        {t(`may.field.${field}`)}
      </button>
      {cities.length === 0 ? (
        <span class="may-row-none">{isOpen ? t('may.none') : '–'}</span>
      ) : (
        <ul>
          {cities.map((city, i) => (
            <li key={`${city}-${i}`}>
              <button
                type="button"
                class={`may-chip province-${provinceOf(city)}`}
                aria-label={t('may.remove', names.params({ city }))}
                onClick={() => onDrop(city)}
              >
                {names.city(city)}
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <Fault id={id} text={fault} />
    </div>
  );
}

interface ListProps {
  readonly label: string;
  readonly chosen: readonly CityId[];
  readonly onPick: (city: CityId) => void;
  readonly language: Language;
}

const CityList = ({ label, chosen, onPick, language: { names } }: ListProps) => (
  <details class="fold may-list">
    <summary>{label}</summary>
    <ul>
      {names.inOrder(CITY_IDS).map((city) => (
        <li key={city}>
          <button type="button" aria-pressed={chosen.includes(city)} onClick={() => onPick(city)}>
            {names.city(city)}
          </button>
        </li>
      ))}
    </ul>
  </details>
);
