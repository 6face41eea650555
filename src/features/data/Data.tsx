/** Everything that is kept on this device: counted, saved as one file, merged with another file, erased. */
import { useEffect, useState } from 'preact/hooks';
import { today } from '../../text/moment.ts';
import type { FirstGameScript } from '../../table/model/first-game.ts';
import type { Translate } from '../../i18n/t.ts';
import { bundleName } from '../../storage/transfer/bundle.ts';
import { watch } from '../../storage/device/device.ts';
import { countHere, everythingHere, type Counted, type Undone } from '../../storage/transfer/everything.ts';
import { isPersistent } from '../../storage/device/persistence.ts';
import { Erasing } from './Erasing.tsx';
import { taken, takenBack, type Said } from './taken.ts';
import { FileButton } from '../../controls/FileButton.tsx';
import { saveFile } from '../../controls/save-file.ts';
import { useLanguage, type LanguageProps } from '../../controls/use-language.ts';

interface Props extends LanguageProps {
  /** The script of the first game, to check how far a place kept in a file really leads. */
  readonly script: FirstGameScript;
}

export default function Data({ script, ...props }: Props) {
  const { t } = useLanguage(props);
  const [counted, setCounted] = useState<Counted | null>(null);
  const [isPromised, setPromised] = useState<boolean | null>(null);
  const [said, setSaid] = useState<Said | null>(null);
  const [isOver, setOver] = useState(false);
  const count = async (): Promise<void> => setCounted(await countHere());
  useEffect(() => {
    void count();
    void isPersistent().then(setPromised);
    return watch(() => void count());
  }, []);
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    setSaid(await taken(file, script, t));
    await count();
  };
  const takeBack = async (undo: () => Promise<Undone>): Promise<void> => {
    setSaid(await takenBack(undo, t));
    await count();
  };
  const save = async (): Promise<void> => {
    const { text, lack } = await everythingHere();
    saveFile(bundleName(today()), text);
    setSaid({ text: t(lack ? `data.saved.${lack}` : 'data.saved'), isRefusal: lack !== null });
  };
  return (
    <div class="data-parts" data-ready={counted ? '' : undefined}>
      <section aria-labelledby="data-out">
        <h2 id="data-out">{t('data.out')}</h2>
        <p>{counted ? whatIsHere(counted, t) : t('data.counting')}</p>
        {counted && !counted.isWhole && <p class="fault">{t('data.unreached')}</p>}
        <p>{t(isPromised ? 'data.promised' : 'data.forgets')}</p>
        <p class="buttons">
          <button type="button" class="primary" onClick={() => void save()}>
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
        {said?.text}{' '}
        {said?.undo && (
          <button type="button" class="link" onClick={() => void takeBack(said.undo!)}>
            {t('data.undo')}
          </button>
        )}
      </p>
      <Erasing
        t={t}
        onErased={(isGone) => {
          setSaid({ text: t(isGone ? 'data.erased' : 'data.erased.not'), isRefusal: !isGone });
          void count();
        }}
      />
    </div>
  );
}

const whatIsHere = ({ results, games }: Counted, t: Translate): string =>
  [t('data.results', { n: results }), t('data.games', { n: games }), t('data.rest')].join(' ');
