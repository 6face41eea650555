/** Tokens of officials: how many of each, one tap more or less. */
import { OFFICIALS, type Official } from '../../../engine/index.ts';
import { OfficialSign } from '../../../table/pieces/OfficialSign.tsx';
import type { Language } from '../../../controls/page-texts.ts';
import { Fault } from '../../../controls/Fault.tsx';

interface Props {
  readonly id: string;
  readonly label: string;
  readonly tokens: readonly Official[];
  readonly fault: string | null;
  readonly onChange: (tokens: readonly Official[]) => void;
  readonly language: Language;
}

export const Tokens = ({ id, label, tokens, fault, onChange, language: { t, names } }: Props) => (
  <fieldset class="may-tokens" id={id}>
    <legend>{label}</legend>
    <ul>
      {OFFICIALS.map((official) => {
        const count = tokens.filter((one) => one === official).length;
        const params = names.params({ official }, 'official');
        const last = tokens.lastIndexOf(official);
        return (
          <li key={official}>
            <button
              type="button"
              aria-label={t('may.less', params)}
              aria-disabled={count === 0}
              onClick={() => count > 0 && onChange(tokens.filter((_, i) => i !== last))}
            >
              −
            </button>
            <span class="may-token">
              <OfficialSign official={official} />
              {t('offices.held', { n: count, ...params })}
            </span>
            <button
              type="button"
              aria-label={t('may.add', params)}
              onClick={() => onChange([...tokens, official])}
            >
              +
            </button>
          </li>
        );
      })}
    </ul>
    <Fault id={id} text={fault} />
  </fieldset>
);
