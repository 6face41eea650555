/** What is wrong with the settings of a game, in a sentence, wherever they come from. */
import { MODULES, type ConfigField } from '../../engine/index.ts';
import type { Names } from '../../i18n/names.ts';
import type { Translate } from '../../i18n/t.ts';

export const settingSentence = (field: ConfigField, t: Translate, names: Names): string =>
  t(`setting.${field}`, { modules: names.list(MODULES.map((id) => t(`module.${id}`))) });
