/** Removes the ending of a word before it is compared. Rough: words that differ more match by likeness. */
import type { Lang } from '../../../i18n/locales.ts';

/** Without accents, as `fold` leaves them; separated by spaces. */
const ENDINGS: Readonly<Record<Lang, string>> = {
  en: 'ingly ing ers edly ed es er ly s e y',
  pl:
    'iejszego owania owanie owaniu owac owal uja owych owymi owego owemu aniem eniem iecie ujesz ujemy alismy amy emy imy cie asz esz isz ysz ' +
    'ami ach ego emu ymi imi ych ich owi iem ania anie aniu enia enie eniu nac uje owa owe owy ow em om ej ie ia iu ii ym im am ac ec ic yc a e i o u y',
  ru:
    'иями остью иеи ием иях иям ами ями ыми ими ого его ому ему ать ять еть ить уть ешь ишь ете ите ает яет ают яют ует уют ание ания анию ение ения ению ' +
    'ах ях ов ев еи ои ии ыи ая яя ое ее ые ие ых их ым им ую юю ом ем ам ям ию ия ут ют ат ят ет ит ла ло ли ть а я о е и ы у ю ь л',
};

const endings = (lang: Lang): readonly string[] =>
  ENDINGS[lang].split(' ').toSorted((a, b) => b.length - a.length);
const SORTED = { en: endings('en'), pl: endings('pl'), ru: endings('ru') } as const;

/** Irregular forms and digits: the word, or what is left without its ending, and the stem it stands for. */
const ODD: Readonly<Record<Lang, ReadonlyMap<string, string>>> = {
  en: oddOf(
    'drew draw|drawn draw|laid lay|lost los|took tak|taken tak|city cit|citi cit|3 thre|4 four|5 fiv|6 six|7 seven|8 eight',
  ),
  pl: oddOf(
    'zamyk zamk|zamkn zamk|zamkniet zamk|zamkniec zamk|rec rek|karc kart|drodz drog|dobier dobr|dobran dobr|bior wzia|bierz wzia|wez wzia|' +
      '3 trz|trzech trz|trojk trz|4 czter|czterech czter|czwork czter|5 piec|pieci piec|piatk piec|6 szesc|szesci szesc|szostk szesc|' +
      '7 sied|siedm sied|siodemk sied|8 osi|osmi osi|osemk osi',
  ),
  ru: oddOf(
    'завершен заверш|заверша заверш|бер взят|возьм взят|клад полож|' +
      '3 три|трех три|троик три|4 четыр|четырех четыр|четверк четыр|5 пят|пятерк пят|6 шес|шест шес|шестерк шес|' +
      '7 сем|семерк сем|8 восем|восьм восем',
  ),
};

function oddOf(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split('|').map((pair) => pair.split(' ') as [string, string]));
}

/** „domek” and „domku”, «гонец» and «гонца»: a vowel that comes and goes. “dropping” and “drop”: a letter doubled. */
const CHANGING: Readonly<Record<Lang, RegExp>> = {
  en: /([bdgmnprt])\1()$/,
  pl: /([^aeiouy])e([kc])$/,
  ru: /([^аеиоуыэюя])е([цк])$/,
};

const SHORTEST = 3;

export function stemOf(word: string, lang: Lang): string {
  const base = lang === 'ru' ? word.replace(/с[яь]$/, '') : word;
  const ending = SORTED[lang].find((each) => base.endsWith(each) && base.length - each.length >= SHORTEST);
  const cut = ending ? base.slice(0, -ending.length) : base;
  const stem = cut.replace(CHANGING[lang], '$1$2');
  return ODD[lang].get(word) ?? ODD[lang].get(stem) ?? stem;
}
