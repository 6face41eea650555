/** When draw pile and discards have run out: which open cards are left. */
import { MARKET_SLOTS } from '../../../engine/index.ts';
import type { FormState } from './form-state.ts';
import type { Language } from '../../../controls/page-texts.ts';
import { Tick } from './Options.tsx';

export const SLOTS: readonly number[] = /* @__PURE__ */ [...Array(MARKET_SLOTS).keys()];

interface Props {
  readonly slots: FormState['slots'];
  readonly onChange: (slots: FormState['slots']) => void;
  readonly language: Language;
}

/** Off by default: it is rare that all cards are in hands or routes, and only then the stock matters. */
export const Stock = ({ slots, onChange, language: { t } }: Props) => (
  <div class="may-stock">
    <Tick label={t('may.slots')} isOn={slots !== null} onChange={(isOut) => onChange(isOut ? SLOTS : null)} />
    {slots && (
      <fieldset class="may-options">
        <legend>{t('may.slots.left')}</legend>
        {SLOTS.map((slot) => (
          <label key={slot}>
            <input
              type="checkbox"
              checked={slots.includes(slot)}
              autocomplete="off"
              onChange={({ currentTarget }) =>
                onChange(SLOTS.filter((one) => (one === slot ? currentTarget.checked : slots.includes(one))))
              }
            />
            <span>{slot + 1}</span>
          </label>
        ))}
      </fieldset>
    )}
  </div>
);
