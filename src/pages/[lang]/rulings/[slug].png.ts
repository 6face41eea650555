/** The picture that goes with a link to a ruling. */
import type { APIRoute } from 'astro';
import { setUpPress, type Press } from '../../../features/rulings/picture/press.ts';
import { rulingPaths, rulingsIn } from '../../../content/rulings.ts';
import { verdictWord } from '../../../content/ruling.ts';
import type { Lang } from '../../../i18n/locales.ts';
import { translate } from '../../../i18n/messages.ts';
import type { RulingSlug } from '../../../i18n/rulings.ts';
import tokens from '../../../styles/tokens.css?raw';

export const getStaticPaths = rulingPaths;

let press: Promise<Press> | undefined;

export const GET: APIRoute<{ readonly lang: Lang; readonly slug: RulingSlug }> = async ({ props }) => {
  const { lang, slug } = props;
  const t = translate(lang);
  const { group, data, text } = (await rulingsIn(lang)).find((ruling) => ruling.slug === slug)!;
  press ??= setUpPress(tokens);
  const picture = await (
    await press
  ).png(
    { site: t('site.name'), group: t(`rulings.group.${group}`), page: t('page.rulings.title') },
    { ask: text.ask, answer: text.answer, verdict: data.verdict, word: verdictWord(data.verdict, t) },
  );
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } });
};
