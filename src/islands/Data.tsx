/** Everything that is kept on this device: counted, taken out as one file, and put together with another one. */
import { useEffect, useState } from 'preact/hooks';
import { bundleName, LONGEST_BUNDLE, parseBundle } from '../game/data/bundle.ts';
import { countHere, everythingHere, takeIn, type Counted } from '../game/data/device.ts';
import { dayOf } from '../game/days/day.ts';
import type { Translate } from '../i18n/t.ts';
import { FileButton } from './FileButton.tsx';
import { textOfFile } from './read-file.ts';
import { saveFile } from './save-file.ts';
import { useLanguage, type LanguageProps } from './use-language.ts';

interface Said {
  readonly text: string;
  readonly isRefusal: boolean;
}

export default function Data(props: LanguageProps) {
  const { t } = useLanguage(props);
  const [counted, setCounted] = useState<Counted | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const count = (): void => setCounted(countHere());
    count();
    addEventListener('storage', count);
    addEventListener('pageshow', count);
    return () => {
      removeEventListener('storage', count);
      removeEventListener('pageshow', count);
    };
  }, []);
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setSaid(await taken(file, t));
    setCounted(countHere());
  };
  return (
    <div class="data-parts" data-ready={counted ? '' : undefined}>
      <section aria-labelledby="data-out">
        <h2 id="data-out">{t('data.out')}</h2>
        <p>{counted ? whatIsHere(counted, t) : t('data.counting')}</p>
        <p class="buttons">
          <button
            type="button"
            class="primary"
            onClick={() => {
              saveFile(bundleName(dayOf(new Date())), everythingHere());
              setSaid({ text: t('data.saved'), isRefusal: false });
            }}
          >
            {t('data.save')}
          </button>
        </p>
        {counted && counted.unreadable.length > 0 && (
          <p class="fault">
            {t('data.unreadable')}{' '}
            <button
              type="button"
              class="link"
              onClick={() => saveFile('posthorn-unreadable.txt', counted.unreadable.join('\n'))}
            >
              {t('data.unreadable.save')}
            </button>
          </p>
        )}
      </section>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- to drop is one way more: the button does the same */}
      <section
        aria-labelledby="data-in"
        class={isOver ? 'is-over' : undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          void open(event.dataTransfer?.files[0]);
        }}
      >
        <h2 id="data-in">{t('data.in')}</h2>
        <p>{t('data.in.lead')}</p>
        <p class="buttons">
          <FileButton
            label={t('play.import.file')}
            accept=".json,application/json"
            onFile={(file) => void open(file)}
          />
          <span>{t('play.import.drop')}</span>
        </p>
      </section>
      <p class={`say data-said ${said?.isRefusal ? 'is-refusal' : ''}`} role="status" hidden={said === null}>
        {said?.text}
      </p>
    </div>
  );
}

const whatIsHere = ({ results, games }: Counted, t: Translate): string =>
  [t('data.results', { n: results }), t('data.games', { n: games }), t('data.rest')].join(' ');

async function taken(file: File, t: Translate): Promise<Said> {
  const refused = (text: string): Said => ({ text, isRefusal: true });
  let text: string;
  try {
    text = await textOfFile(file, LONGEST_BUNDLE);
  } catch {
    return refused(t('data.refused.unread'));
  }
  const parsed = parseBundle(text);
  if (!parsed.ok) return refused(t(`data.refused.${parsed.code}`));
  const outcome = takeIn(parsed.bundle);
  if (!outcome.ok) return refused(t(`data.refused.${outcome.why === 'newer' ? 'newer-here' : outcome.why}`));
  const { results, games, rest } = outcome;
  if (results + games === 0) return { text: t(rest ? 'data.taken' : 'data.taken.nothing'), isRefusal: false };
  return {
    text: [
      t('data.taken'),
      t('data.taken.results', { n: results }),
      t('data.taken.games', { n: games }),
    ].join(' '),
    isRefusal: false,
  };
}
