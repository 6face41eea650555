/** The map of a question. */
import { useMemo } from 'preact/hooks';
import { Board } from '../../../board/map/Board.tsx';
import { ownGround } from '../../../board/map/ground.tsx';
import type { CityId } from '../../../engine/index.ts';
import { boardWords } from '../../../table/words/board-words.ts';
import type { FormState } from './form-state.ts';
import { boardViewOf, type CityField } from './city-fields.ts';
import type { Language } from '../../../controls/page-texts.ts';

interface Props {
  readonly asking: FormState;
  readonly field: CityField;
  readonly onPick: (city: CityId) => void;
  readonly language: Language;
}

const BOARD_ID = 'may-board';
const GROUND = /* @__PURE__ */ ownGround(BOARD_ID);

export function CityMap({ asking, field, onPick, language: { t, names } }: Props) {
  const view = useMemo(() => boardViewOf(asking, field), [asking, field]);
  const words = boardWords(view, t, names, { title: t('may.map', { field: t(`may.field.${field}`) }) });
  return <Board id={BOARD_ID} view={view} words={words} onPick={onPick} ground={GROUND} />;
}
