/** Form to import a game: from a file that is chosen or dropped here, or from text. */
import { useId, useState } from 'preact/hooks';
import { brokenSaveSentence } from '../../../table/words/broken-save.ts';
import { chance, freshId } from '../../../table/model/chance.ts';
import { importGame } from '../../../storage/games/game-files.ts';
import { parseRecordOrLink } from '../../../notation/parse-record-or-link.ts';
import type { Session } from '../../../table/model/session.ts';
import { FileButton } from '../../../controls/FileButton.tsx';
import type { Language } from '../../../controls/page-texts.ts';
import { textOfFile } from '../../../controls/read-file.ts';
import { Fault, faultProps } from '../../../controls/Fault.tsx';

interface Props {
  readonly onGame: (session: Session) => void;
  readonly language: Language;
}

export function ImportGame({ onGame, language: { t, names } }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const open = (asked: string): void => {
    const taken = importGame(freshId(chance()), asked, parseRecordOrLink);
    setWrong(taken.ok ? null : brokenSaveSentence(taken, t, names));
    if (taken.ok) onGame(taken.session);
  };
  const openFile = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    try {
      open(await textOfFile(file));
    } catch {
      setWrong(t('share.unread'));
    }
  };
  return (
    <details class="fold import-game" {...(wrong === null ? {} : { open: true })}>
      <summary>{t('play.import')}</summary>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- to drop is one way more: the button does the same */}
      <form
        class={isOver ? 'is-over' : undefined}
        onSubmit={(event) => {
          event.preventDefault();
          open(text);
        }}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          const { files } = event.dataTransfer ?? {};
          if (files?.length) void openFile(files[0]);
          else open(event.dataTransfer?.getData('text') ?? '');
        }}
      >
        <label for={id}>{t('share.paste')}</label>
        <textarea
          id={id}
          rows={3}
          spellcheck={false}
          value={text}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
          {...faultProps(id, wrong)}
        />
        <div role="status">
          <Fault id={id} text={wrong} />
        </div>
        <p class="buttons">
          <button type="submit">{t('play.import.open')}</button>
          <FileButton
            label={t('play.import.file')}
            accept=".json,.txt,application/json,text/plain"
            onFile={(file) => void openFile(file)}
          />
          <span class="game-facts">{t('play.import.drop')}</span>
        </p>
      </form>
    </details>
  );
}
