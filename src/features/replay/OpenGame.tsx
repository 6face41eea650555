/** Opens a game on the replay page: from a file, or from a text that is pasted. */
import { useRef, useState } from 'preact/hooks';
import { useAwake } from '../../board/use-awake.ts';
import { FileButton } from '../../controls/FileButton.tsx';
import type { Language } from '../../controls/page-texts.ts';
import { textOfFile } from '../../controls/read-file.ts';
import { Say } from '../../controls/Say.tsx';

interface Props {
  readonly language: Language;
  /** What was wrong with the last try. */
  readonly wrong: string | null;
  readonly onOpen: (text: string) => void;
}

export function OpenGame({ language: { t }, wrong, onOpen }: Props) {
  const isAwake = useAwake();
  const [text, setText] = useState('');
  const [unread, setUnread] = useState<string | null>(null);
  /** Counts the tries, so that each one is announced, even with the same words. */
  const tries = useRef(0);
  const open = (asked: string): void => {
    tries.current += 1;
    setUnread(null);
    onOpen(asked);
  };
  const openFile = async (file: File): Promise<void> => {
    try {
      open(await textOfFile(file));
    } catch {
      tries.current += 1;
      setUnread(t('share.unread'));
    }
  };
  const said = unread ?? wrong;
  return (
    <form
      class="open-game needs-script"
      // Inert until hydrated: what is entered or chosen before that would be lost.
      inert={!isAwake}
      onSubmit={(event) => {
        event.preventDefault();
        open(text);
      }}
    >
      {said && <Say text={said} isRefusal answer={tries.current} />}
      <label for="replay-text">{t('share.paste')}</label>
      <textarea
        id="replay-text"
        rows={4}
        spellcheck={false}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
      />
      <p class="buttons">
        <button type="submit" class="primary">
          {t('replay.open.show')}
        </button>
      </p>
      <FileButton
        label={t('replay.open.file')}
        accept=".json,.txt,application/json,text/plain"
        onFile={(file) => void openFile(file)}
      />
    </form>
  );
}
