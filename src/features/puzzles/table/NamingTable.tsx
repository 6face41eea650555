/** The table of “legal or not”: the position is only looked at, with the proposed actions beside it. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { hintMark, NO_MARK } from '../../../table/model/hint-mark.ts';
import { moduleWords } from '../../../table/words/module-words.ts';
import { namingSaying } from '../words/legal-words.ts';
import { numbered, type LegalSession, type LegalIntent } from '../model/legal-session.ts';
import { atRest } from '../model/view.ts';
import { tableOf } from '../../../table/model/reducer.ts';
import { toTableView } from '../../../table/model/view.ts';
import { tableWords } from '../../../table/words/table-words.ts';
import { Carriages } from '../../../table/pieces/Carriages.tsx';
import { Hand } from '../../../table/pieces/Hand.tsx';
import { Market } from '../../../table/pieces/Market.tsx';
import { Officials } from '../../../table/pieces/Officials.tsx';
import { RouteRow } from '../../../table/pieces/RouteRow.tsx';
import { TileStacks } from '../../../table/pieces/TileStacks.tsx';
import { Tokens } from '../../../table/pieces/Tokens.tsx';
import type { TableIntent } from '../../../table/pieces/types.ts';
import { CommandLine } from '../../../table/shell/CommandLine.tsx';
import type { Language } from '../../../controls/page-texts.ts';
import { useVoice, Voice } from '../../../table/shell/Announcer.tsx';
import { Players } from '../../../table/shell/Players.tsx';
import { RomeMap } from '../../../table/shell/RomeMap.tsx';
import { TableMap } from '../../../table/shell/TableMap.tsx';
import { Tabs, type Tab } from '../../../table/shell/Tabs.tsx';
import { useSettings } from '../../../table/shell/use-settings.ts';
import { useShortcuts } from '../../../table/shell/use-shortcuts.ts';
import { useTopOfTray } from '../../../table/shell/use-top-of-tray.ts';
import { useWholeScreen } from '../../../table/shell/use-whole-screen.ts';
import { NamingBox, type RuleTitles } from './NamingBox.tsx';
import { playerLines } from './player-lines.ts';
import { PuzzleHead } from './PuzzleHead.tsx';
import { LINE } from './PuzzleTray.tsx';

interface Props {
  readonly naming: LegalSession;
  readonly send: (intent: LegalIntent) => void;
  readonly titles: RuleTitles;
  readonly title: string | null;
  /** Once it is answered, a result to share. */
  readonly share: ComponentChildren;
  readonly language: Language;
}

export function NamingTable({ naming, send, titles, title, share, language }: Props) {
  const { t, names } = language;
  const { state, puzzle, status } = naming;
  const seat = state.player;
  const table = useMemo(() => tableOf(state, { seat, isQuestion: true }), [state]);
  const view = useMemo(() => atRest(toTableView(table)), [table]);
  const words = useMemo(() => tableWords(t, names), [t, names]);
  const moduleTexts = useMemo(() => moduleWords(t, names), [t, names]);
  const mark = useMemo(
    () => (status === 'choosing' ? NO_MARK : hintMark(puzzle.actions[puzzle.illegal]!, state)),
    [status, state],
  );
  const [tab, setTab] = useState<Tab>('now');
  const [shown, setShown] = useState<number | null>(null);
  const { voice, speak } = useVoice();
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useWholeScreen(root, puzzle.id);
  const toTop = useTopOfTray(root, setTab);
  const saying = namingSaying(naming, titles, language);
  const wasSaid = useRef(saying.text);
  useEffect(() => {
    if (saying.text === wasSaid.current) return;
    wasSaid.current = saying.text;
    speak([saying.text]);
    toTop();
  }, [saying.text]);
  const [settings] = useSettings();
  const takes = (text: string): boolean => {
    const intent = numbered(naming, text);
    if (intent) send(intent);
    return intent !== null;
  };
  const wishes = { hint: () => send({ type: 'hint' }) };
  // Cards are only looked at: the keys that choose a card elsewhere choose a proposal here.
  useShortcuts(table, settings.hasKeys, (effect) => {
    if (effect.type === 'go') document.getElementById(LINE)?.focus();
    else if (effect.type === 'ask') speak([saying.text]);
    else if (effect.type === 'wish') wishes[effect.wish as 'hint']?.();
    else for (const intent of effect.intents) takes(numberOf(intent));
  });
  const { offices, audience } = view;
  return (
    <div class={`game-table puzzle-table is-naming tab-${tab} step-rest`} data-hint={mark.place} ref={root}>
      <Voice voice={voice} />
      <div class="table-tools">
        <PuzzleHead puzzle={puzzle} title={title} heading={heading} t={t} />
      </div>
      <div class="table-map">
        {tab === 'rome' && audience && <RomeMap audience={audience} send={undefined} language={language} />}
        <TableMap table={table} shown={shown} meant={mark.cities} onPick={undefined} language={language} />
      </div>
      <div class="table-tray">
        <div class="table-own">
          <RouteRow view={view} words={words} />
          <Hand view={view} words={words} send={undefined} />
        </div>
        <div class="table-side">
          <NamingBox
            naming={naming}
            send={send}
            saying={saying}
            titles={titles}
            share={share}
            language={language}
          />
          <div class="table-common">
            <Market view={view} words={words} send={undefined} />
            <Officials view={view} words={words} send={undefined} />
          </div>
          <div class="table-players">
            <Players
              lines={playerLines(state, seat, view, t)}
              shown={shown}
              onShow={setShown}
              words={words}
              t={t}
              names={names}
            />
          </div>
          <div class="table-tiles">
            <TileStacks view={view} words={words} />
            {offices && <Tokens offices={offices} words={moduleTexts} />}
          </div>
          {audience && tab === 'rome' && (
            <div class="table-rome">
              <Carriages audience={audience} words={moduleTexts} send={undefined} />
            </div>
          )}
          <CommandLine
            id={LINE}
            table={table}
            language={language}
            send={() => speak([t('puzzle.legal.looking')])}
            wishes={wishes}
            takes={takes}
            hint={t('puzzle.legal.line')}
          />
        </div>
      </div>
      <Tabs tab={tab} onTab={setTab} tabs={['now', 'players', 'tiles']} hasRome={audience !== null} t={t} />
    </div>
  );
}

function numberOf(intent: TableIntent): string {
  if (intent.type === 'card') return `${intent.index + 1}`;
  return intent.type === 'draw' && intent.from !== 'deck' ? `${intent.from + 1}` : '';
}
