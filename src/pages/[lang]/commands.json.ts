/** The words of commands in one language, for lines that are typed on pages of another. */
import type { APIRoute } from 'astro';
import { WORDS_OF_COMMANDS } from '../../table/command/lexicon.ts';
import { MESSAGES } from '../../i18n/messages.ts';
import type { Lang } from '../../i18n/locales.ts';
import { languagePaths } from '../../i18n/static-paths.ts';
import { messagesFor } from '../../i18n/t.ts';

export const getStaticPaths = languagePaths;

export const GET: APIRoute<{ lang: Lang }> = ({ props: { lang } }) =>
  Response.json(messagesFor(MESSAGES[lang], WORDS_OF_COMMANDS));
