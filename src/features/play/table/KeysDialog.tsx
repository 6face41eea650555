/** Dialog with the list of keyboard shortcuts and the switch for them. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { shortcutRows } from '../../../table/command/shortcuts.ts';
import type { Translate } from '../../../i18n/t.ts';

interface Props {
  readonly hasKeys: boolean;
  readonly onSwitch: () => void;
  readonly onClose: () => void;
  readonly t: Translate;
}

export function KeysDialog({ hasKeys, onSwitch, onClose, t }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="table-dialog" ref={dialog} aria-labelledby="keys-title" onClose={onClose}>
      <h2 id="keys-title">{t('play.keys.title')}</h2>
      <label class="switch">
        <input type="checkbox" checked={hasKeys} onChange={onSwitch} />
        <span>{t('play.table.more.hasKeys')}</span>
      </label>
      <dl class="keys">
        {shortcutRows(t).map(({ key, text }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <p class="dialog-note">{t('play.keys.map')}</p>
      <p class="buttons">
        <button type="button" class="is-main" onClick={() => dialog.current?.close()}>
          {t('play.table.more.close')}
        </button>
      </p>
    </dialog>
  );
}
