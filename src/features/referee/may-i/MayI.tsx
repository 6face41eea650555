/** May I? A question about the table, and the engine's answer. The address holds the whole question. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useAwake } from '../../../board/use-awake.ts';
import { bookletOf, BOOKLETS, editionOf, type Booklet } from '../../../i18n/booklet.ts';
import { answer } from './answer.ts';
import { askAnother, KINDS, type FormState, type Kind } from './form-state.ts';
import { linkText, parseAsking } from './link.ts';
import { BOOKLET_EVENT } from '../../../controls/page-events.ts';
import { refereeRoomOf, saidInRoom } from '../referee-rooms.ts';
import { follow, remember } from '../../../storage/settings/preferences.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { usePageLanguage, type Language } from '../../../controls/page-texts.ts';
import { Choice } from '../../../controls/Choice.tsx';
import { useBooklet } from '../../../controls/use-booklet.ts';
import { AboutFields } from './AboutFields.tsx';
import { AnswerBox } from './AnswerBox.tsx';
import { LegalNow, ShareQuestion } from './Beside.tsx';
import { TurnFields } from './TurnFields.tsx';

export function MayI({ lang }: { readonly lang: Lang }) {
  const language = usePageLanguage(lang);
  const { t } = language;
  const isAwake = useAwake();
  useLayoutEffect(() => follow('booklet', (stored) => tellBooklet(bookletOf(stored, lang))), [lang]);
  const { asking, ask, broken } = useAddress();
  const before = useRef<FormState | null>(null);
  if (asking) before.current = asking;
  const choose = (kind: Kind): void => ask(askAnother(kind, before.current));
  return (
    <div class="may" inert={!isAwake}>
      {broken && (
        <p class="unsaved" role="alert">
          {t(`may.broken.${broken}`)}
        </p>
      )}
      {asking ? (
        <Question asking={asking} onAsk={ask} onAnother={() => ask(null)} language={language} />
      ) : (
        <Kinds onChoose={choose} isBack={before.current !== null} language={language} />
      )}
    </div>
  );
}

interface KindsProps {
  /** A question was open before: the button that closed it is removed, so the heading here is focused. */
  readonly isBack: boolean;
  readonly onChoose: (kind: Kind) => void;
  readonly language: Language;
}

/** The two questions of the expansion say which module they belong to. */
const MODULE_OF: Partial<Record<Kind, 'officials' | 'audience'>> = {
  'hand-in': 'officials',
  carriage: 'audience',
};

function Kinds({ onChoose, isBack, language: { t } }: KindsProps) {
  const heading = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    if (isBack) heading.current?.focus();
  }, []);
  return (
    <>
      <p class="may-ask" id="may-ask" tabindex={-1} ref={heading}>
        {t('may.ask')}
      </p>
      <ul class="may-kinds" aria-labelledby="may-ask">
        {KINDS.map((kind) => {
          const module = MODULE_OF[kind];
          return (
            <li key={kind}>
              <button type="button" onClick={() => onChoose(kind)}>
                {t(`may.kind.${kind}`)}
                {module && <small>{t(`module.${module}`)}</small>}
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}

interface QuestionProps {
  readonly asking: FormState;
  readonly onAsk: (asking: FormState) => void;
  readonly onAnother: () => void;
  readonly language: Language;
}

function Question({ asking, onAsk, onAnother, language }: QuestionProps) {
  const { t, lang } = language;
  const mine = useBooklet(lang);
  const given = useMemo(() => answer(asking), [asking]);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button has been removed: move the focus to the heading of the question.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [asking.kind]);
  const fault = given.type === 'impossible' ? given.fault : null;
  const edition = editionOf(mine);
  const isYes = given.type === 'answered' && given.readings.find((one) => one.edition === edition)!.ruled.ok;
  return (
    <section class="may-question" aria-labelledby="may-question">
      <div class="may-head">
        <h3 id="may-question" tabindex={-1} ref={heading}>
          {t('may.full', { what: t(`may.kind.${asking.kind}`) })}
        </h3>
        <button type="button" class="link" onClick={onAnother}>
          {t('may.another')}
        </button>
      </div>
      <AboutFields asking={asking} onAsk={onAsk} fault={fault} language={language} />
      <div class="may-rest">
        <AnswerBox answer={given} asking={asking} mine={edition} language={language} />
        <TurnFields asking={asking} onAsk={onAsk} fault={fault} isYes={isYes} language={language} />
        {given.type === 'answered' && (
          <LegalNow asking={asking} readings={given.readings} mine={edition} language={language} />
        )}
        <ShareQuestion asking={asking} language={language} />
        <Choice
          label={t('booklet.switch')}
          value={mine}
          values={BOOKLETS.map((booklet) => [booklet, t(`booklet.${booklet}`)])}
          onChoose={chooseBooklet}
        />
      </div>
    </section>
  );
}

/** The choice holds for the whole site, as it does in the rules. */
function chooseBooklet(booklet: Booklet): void {
  remember('booklet', booklet);
  tellBooklet(booklet);
}

function tellBooklet(booklet: Booklet): void {
  document.documentElement.dataset['booklet'] = booklet;
  document.dispatchEvent(new CustomEvent(BOOKLET_EVENT, { detail: booklet }));
}

/** Keeps the question and the part of the address behind `#` the same. */
function useAddress() {
  const [asking, setAsking] = useState<FormState | null>(null);
  const [broken, setBroken] = useState<'broken' | 'newer' | null>(null);
  useEffect(() => {
    const read = (): void => {
      const { hash } = location;
      if (refereeRoomOf(hash) !== 'may') return;
      const said = saidInRoom(hash);
      const parsed = said === '' ? null : parseAsking(said);
      setAsking(parsed?.ok ? parsed.asking : null);
      setBroken(parsed && !parsed.ok ? parsed.reason : null);
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  const ask = (next: FormState | null): void => {
    setAsking(next);
    setBroken(null);
    history.replaceState(null, '', next ? `#may=${linkText(next)}` : '#may');
  };
  return { asking, ask, broken };
}
