/** The third tool of the referee: counts the points at the end of a game at a real table. */
import { useLayoutEffect, useState } from 'preact/hooks';
import { MODULES, PLAYER_COUNTS } from '../../../engine/index.ts';
import { sheetHash } from './address.ts';
import { momentNow } from '../../../text/moment.ts';
import { keepSheet, setAsideSheet } from '../../../storage/sheets/score-sheets.ts';
import { emptySheet, type Sheet } from '../../../storage/sheets/sheet.ts';
import { CopyLink } from '../../../controls/CopyLink.tsx';
import { useLanguage, type LanguageProps } from '../../../controls/use-language.ts';
import { Choice } from './Choice.tsx';
import { KeptSheets } from './KeptSheets.tsx';
import { PlayerEntry } from './PlayerEntry.tsx';
import { Totals } from './Totals.tsx';
import { useKeptSheet } from './use-kept-sheet.ts';

export interface Said {
  readonly text: string;
  readonly isRefusal?: boolean;
  readonly undo?: () => void;
}

export function Score(props: LanguageProps) {
  const { t, names } = useLanguage(props);
  const language = { lang: props.lang, t, names };
  const [said, tell] = useState<Said | null>(null);
  const [isReady, setReady] = useState(false);
  const [version, setVersion] = useState(0);
  const { sheet, send } = useKeptSheet((opening) => {
    if (opening?.type !== 'linked')
      return tell(opening && { text: t(`sheet.broken.${opening.type}`), isRefusal: true });
    tell({ text: t('sheet.linked'), undo: () => put(opening.own) });
  });
  useLayoutEffect(() => setReady(true), []);
  const put = (next: Sheet): void => {
    send({ type: 'set', sheet: next });
    setVersion((n) => n + 1);
    tell(null);
  };
  // The sheet that was here is kept before another takes its place.
  const replace = (next: Sheet, text: string): void => {
    const isSetAside = setAsideSheet(sheet);
    put(next);
    tell({ text: isSetAside ? `${text} ${t('sheet.set-aside')}` : text, undo: () => put(sheet) });
  };
  return (
    // Inert until hydrated: a choice made before that would be shown, but not counted.
    <div class="sheet" data-ready={isReady ? '' : undefined} inert={!isReady}>
      <div class="sheet-entry">
        <p>{t('sheet.order')}</p>
        <Choice
          legend={t('sheet.players')}
          name="sheet-players"
          options={PLAYER_COUNTS.map((count) => ({ value: count, label: String(count) }))}
          chosen={sheet.players.length}
          onChoose={(count) => send({ type: 'players', count })}
        />
        <fieldset class="sheet-choice">
          <legend>{t('sheet.modules')}</legend>
          {MODULES.map((module) => (
            <label key={module} class="sheet-chip">
              <input
                type="checkbox"
                checked={sheet.modules.includes(module)}
                onChange={({ currentTarget }) =>
                  send({ type: 'module', module, isPlayed: currentTarget.checked })
                }
              />
              <span>{t(`module.${module}`)}</span>
            </label>
          ))}
        </fieldset>
        {sheet.players.map((_, player) => (
          <PlayerEntry key={player} sheet={sheet} player={player} send={send} language={language} />
        ))}
      </div>
      <Totals sheet={sheet} language={language} />
      <p class="buttons sheet-actions" id="sheet-actions">
        <button
          type="button"
          class="primary"
          onClick={() => {
            const isKept = keepSheet({ at: momentNow(), sheet });
            tell({ text: t(isKept ? 'sheet.kept' : 'sheet.kept.failed'), isRefusal: !isKept });
            setVersion(version + 1);
          }}
        >
          {t('sheet.keep')}
        </button>
        <button type="button" onClick={() => print()}>
          {t('sheet.print')}
        </button>
        <button type="button" onClick={() => replace(emptySheet(), t('sheet.cleared'))}>
          {t('sheet.clear')}
        </button>
        <CopyLink
          link={() => new URL(sheetHash(sheet), location.href).href}
          about={{ 'aria-describedby': 'score-title' }}
          t={t}
        />
      </p>
      <p class={`say sheet-said ${said?.isRefusal ? 'is-refusal' : ''}`} role="status" hidden={said === null}>
        {said?.text}{' '}
        {said?.undo && (
          <button type="button" class="link" onClick={said.undo}>
            {t('play.saved.restore')}
          </button>
        )}
      </p>
      {isReady && (
        <KeptSheets
          key={version}
          language={language}
          tell={tell}
          onOpen={(opened) => replace(opened, t('sheet.opened'))}
        />
      )}
    </div>
  );
}
