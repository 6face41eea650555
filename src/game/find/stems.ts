/** Endings that a word loses before it is compared. Rough on purpose: what differs more is found by likeness. */
import type { Lang } from '../../i18n/locales.ts';

/** Without accents, as `fold` leaves them; parted by spaces. */
const ENDINGS: Readonly<Record<Lang, string>> = {
  en: 'ingly ing ers edly ed es er ly s e y',
  pl:
    'iejszego owania owanie owaniu owych owymi owego owemu aniem eniem iecie ujesz ujemy alismy amy emy imy cie asz esz isz ysz ' +
    'ami ach ego emu ymi imi ych ich owi iem ania anie aniu enia enie eniu nac uje owa owe owy ow em om ej ie ia iu ii ym im am ac ec ic yc a e i o u y',
  ru:
    'иями остью ами ями ыми ими ого его ому ему ать ять еть ить уть ешь ишь ете ите ает яет ают яют ует уют ание ания анию ение ения ению ' +
    'ах ях ов ев еи ои ии ыи ая яя ое ее ые ие ых их ым им ую юю ом ем ам ям ию ия ут ют ат ят ет ит ла ло ли ть а я о е и ы у ю ь л',
};

const endings = (lang: Lang): readonly string[] =>
  ENDINGS[lang].split(' ').toSorted((a, b) => b.length - a.length);
const SORTED = { en: endings('en'), pl: endings('pl'), ru: endings('ru') } as const;

/** Forms that no ending explains: what is written, and the stem it stands for. */
const ODD: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  en: {
    drew: 'draw',
    drawn: 'draw',
    laid: 'lay',
    lost: 'los',
    took: 'tak',
    taken: 'tak',
    cities: 'cit',
    city: 'cit',
  },
  pl: {
    zamyk: 'zamk',
    zamkn: 'zamk',
    zamkniet: 'zamk',
    zamkniec: 'zamk',
    rec: 'rek',
    rak: 'rek',
    karc: 'kart',
    drodz: 'drog',
    lodz: 'lodz',
    dobier: 'dobr',
    dobran: 'dobr',
    dokladan: 'doklad',
    dolozy: 'doloz',
    bior: 'wzia',
    bierz: 'wzia',
    wez: 'wzia',
    remis: 'remis',
  },
  ru: {
    завершен: 'заверш',
    заверша: 'заверш',
    рук: 'рук',
    бер: 'взят',
    возьм: 'взят',
    вз: 'взят',
    клад: 'полож',
    лож: 'полож',
    ничь: 'нич',
  },
};

const SHORTEST = 3;

export function stemOf(word: string, lang: Lang): string {
  const base = lang === 'ru' ? word.replace(/с[яь]$/, '') : word;
  const ending = SORTED[lang].find((each) => base.endsWith(each) && base.length - each.length >= SHORTEST);
  const cut = ending ? base.slice(0, -ending.length) : base;
  // „domek” and „domku”, «домик» and «домок»: a vowel that comes and goes.
  const stem = lang === 'pl' ? cut.replace(/([^aeiouy])e([kc])$/, '$1$2') : cut;
  return ODD[lang][word] ?? ODD[lang][stem] ?? stem;
}
