/** Dialog with the table settings of this device and the button to leave. Nothing here changes the game. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { hasUnsaved } from '../../../storage/games/saved-games.ts';
import { SPEEDS, type TableSettings } from '../../../table/model/settings.ts';
import type { Translate } from '../../../i18n/t.ts';

interface Props {
  readonly settings: TableSettings;
  readonly change: (change: Partial<TableSettings>) => void;
  readonly onKeys: () => void;
  readonly onClose: () => void;
  readonly t: Translate;
}

const SWITCHES = ['hasKeys', 'hasCounter', 'hasMotion'] as const;

export function MoreDialog({ settings, change, onKeys, onClose, t }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="table-dialog" ref={dialog} aria-labelledby="more-title" onClose={onClose}>
      <h2 id="more-title">{t('play.table.more.title')}</h2>
      <fieldset>
        <legend>{t('play.table.more.speed')}</legend>
        {SPEEDS.map((speed) => (
          <label key={speed}>
            <input
              type="radio"
              name="speed"
              checked={settings.speed === speed}
              onChange={() => change({ speed })}
            />
            <span>{t(`play.table.speed.${speed}`)}</span>
          </label>
        ))}
      </fieldset>
      {SWITCHES.map((name) => (
        <label key={name} class="switch">
          <input
            type="checkbox"
            checked={settings[name]}
            onChange={() => change({ [name]: !settings[name] })}
          />
          <span>{t(`play.table.more.${name}`)}</span>
        </label>
      ))}
      {!hasUnsaved() && <p class="dialog-note">{t('play.table.more.leave-note')}</p>}
      <p class="buttons">
        <button type="button" onClick={onKeys}>
          {t('play.keys.title')}
        </button>
        {/* The page without a game in its address is the lobby. */}
        <button type="button" onClick={() => location.assign('#')}>
          {t('play.table.more.leave')}
        </button>
        <button type="button" class="is-main" onClick={() => dialog.current?.close()}>
          {t('play.table.more.close')}
        </button>
      </p>
    </dialog>
  );
}
