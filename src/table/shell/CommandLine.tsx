/**
 * A line to type commands in, for any table: `take 3`, „zagraj Ulm z lewej”, «где Ульм». What happens
 * at the table is announced by the table; this shows only answers, and what was not understood.
 */
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { answerTo } from '../command/answers.ts';
import type { Desk } from '../command/command.ts';
import { complete } from '../command/complete.ts';
import { lexiconOf, type Lexicon } from '../command/lexicon.ts';
import { EMPTY_LINE, lineStep, type LineEvent, type LineState } from '../command/line-state.ts';
import { LONGEST_LINE, parseCommand } from '../command/parse.ts';
import { problemSentence } from '../command/problem-text.ts';
import { WISHES, type Wish } from '../command/vocabulary.ts';
import type { Table } from '../model/reducer.ts';
import { LANGS, type Lang } from '../../i18n/locales.ts';
import { withBase } from '../../i18n/paths.ts';
import { translator, type Messages } from '../../i18n/t.ts';
import type { Send } from '../pieces/types.ts';
import type { Language } from '../../controls/page-texts.ts';
import './command-line.css';

interface Props {
  readonly id: string;
  readonly table: Table;
  readonly language: Language;
  readonly send: Send;
  /** Requests besides actions and questions that this page can fulfil. */
  readonly wishes?: Readonly<Partial<Record<Wish, () => void>>>;
  /** Handles lines that mean something only at this table; returns whether this was one. */
  readonly takes?: (text: string) => boolean;
  readonly hint?: string;
}

const KEYS: Readonly<Record<string, LineEvent>> = {
  ArrowUp: { type: 'up' },
  ArrowDown: { type: 'down' },
  Escape: { type: 'escape' },
};

export function CommandLine({ id, table, language, send, wishes = {}, takes, hint }: Props) {
  const { t } = language;
  const [line, setLine] = useState<LineState>(EMPTY_LINE);
  const [answer, setAnswer] = useState({ text: '', serial: 0 });
  const { lexica, fetchOthers } = useLexica(language, table.now.players.length);
  const list = useRef<HTMLDivElement>(null);
  const desk: Desk = { lexica, table, wishes: WISHES.filter((wish) => wishes[wish]) };
  const { text, options, active } = line;
  const step = (event: LineEvent): void => setLine(lineStep(line, event, (typed) => complete(typed, desk)));
  const tell = (said: string): void => setAnswer(({ serial }) => ({ text: said, serial: serial + 1 }));
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const submit = (): void => {
    if (takes?.(text)) {
      tell('');
      return step({ type: 'sent' });
    }
    const parsed = parseCommand(text, desk);
    if (!parsed.ok) {
      const { problem } = parsed;
      tell(problemSentence(problem, desk, language));
      if ('suggestions' in problem) step({ type: 'offered', options: problem.suggestions });
      return;
    }
    const { command } = parsed;
    tell(command.type === 'ask' ? answerTo(command.asked, desk, language) : '');
    step({ type: 'sent' });
    if (command.type === 'send') for (const intent of command.intents) send(intent);
    if (command.type === 'wish') wishes[command.wish]?.();
  };

  return (
    <form
      class="command-line"
      onSubmit={(event) => {
        event.preventDefault();
        if (active >= 0) step({ type: 'chosen', index: active });
        else submit();
      }}
    >
      <label for={id}>{t('command.label')}</label>
      <div class="command-field">
        <input
          id={id}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-options`}
          aria-activedescendant={active >= 0 ? `${id}-option-${active}` : undefined}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="send"
          maxLength={LONGEST_LINE}
          placeholder={hint ?? t('command.hint')}
          value={text}
          onFocus={fetchOthers}
          onBlur={() => step({ type: 'left' })}
          onInput={(event) => step({ type: 'typed', text: event.currentTarget.value })}
          onKeyDown={(event) => {
            const meant = KEYS[event.key];
            if (!meant || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
            // The table hears Escape too, and would let go of what was begun.
            if (event.key === 'Escape' && !text && options.length === 0) return;
            event.preventDefault();
            event.stopPropagation();
            step(meant);
          }}
        />
        <div
          id={`${id}-options`}
          ref={list}
          role="listbox"
          aria-label={t('command.options')}
          hidden={options.length === 0}
        >
          {options.map((option, i) => (
            <div
              key={option}
              id={`${id}-option-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === active}
              onMouseDown={(event) => {
                // Keeps the focus in the input.
                event.preventDefault();
                step({ type: 'chosen', index: i });
              }}
            >
              {option}
            </div>
          ))}
        </div>
      </div>
      <button type="submit">{t('command.send')}</button>
      <p class="command-answer" role="status">
        <span key={answer.serial}>{answer.text}</span>
      </p>
    </form>
  );
}

/** The lexicon of the reader's language at once; the others are fetched when the input gets the focus. */
function useLexica({ lang, t }: Language, players: number) {
  const [others, setOthers] = useState<readonly Lexicon[]>([]);
  const isAsked = useRef(false);
  const own = useMemo(() => lexiconOf(lang, t, players), [lang, t, players]);
  const lexica = useMemo(() => [own, ...others] as const, [own, others]);
  const fetchOthers = (): void => {
    if (isAsked.current) return;
    isAsked.current = true;
    void Promise.all(LANGS.filter((other) => other !== lang).map(wordsOf)).then((found) => {
      setOthers(found.flatMap((lexicon) => lexicon ?? []));
    });
  };
  return { lexica, fetchOthers };
}

/** `null` if the words cannot be fetched: offline, commands work in the reader's language alone. */
const wordsOf = (lang: Lang): Promise<Lexicon | null> =>
  fetch(withBase(`${lang}/commands.json`))
    .then(async (answer) =>
      answer.ok ? lexiconOf(lang, translator(lang, (await answer.json()) as Messages), 0) : null,
    )
    .catch(() => null);
