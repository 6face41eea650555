/** All texts of all languages. Only pages import this; islands are handed the part they need. */
import en from '../../content/ui/en.json' with { type: 'json' };
import pl from '../../content/ui/pl.json' with { type: 'json' };
import ru from '../../content/ui/ru.json' with { type: 'json' };
import type { Lang } from './locales.ts';
import { translator, type Message, type MessageKey, type Translate } from './t.ts';

/** Every language must have every key of English: a missing one is a type error here. */
export const MESSAGES: Readonly<Record<Lang, Readonly<Record<MessageKey, Message>>>> = { en, pl, ru };

export const translate = (lang: Lang): Translate => translator(lang, MESSAGES[lang]);
