/**
 * The hand-set points behind the land on the way to Rome: two seas, rivers, lakes and mountains, moved
 * with the towns beside them. Only `npm run map` reads them; the page gets the finished shapes.
 */
type Point = readonly [x: number, y: number];

/** The Ligurian and Tyrrhenian shore, from north-west to south-east. */
export const WEST_COAST: readonly Point[] = [
  [-17, 371],
  [6, 327],
  [35, 300],
  [64, 286],
  [84, 257],
  [106, 237],
  [126, 242],
  [144, 252],
  [170, 275],
  [182, 287],
  [187, 320],
  [194, 353],
  [203, 388],
  [213, 416],
  [231, 442],
  [259, 464],
  [282, 485],
  [300, 518],
  [324, 550],
  [361, 576],
];

/** The Adriatic shore, from south to north and round to Istria. */
export const EAST_COAST: readonly Point[] = [
  [481, 488],
  [447, 450],
  [420, 405],
  [410, 369],
  [410, 329],
  [403, 306],
  [372, 291],
  [340, 268],
  [325, 240],
  [322, 208],
  [331, 194],
  [323, 182],
  [328, 171],
  [353, 162],
  [376, 158],
  [399, 159],
  [388, 172],
  [391, 187],
  [409, 199],
  [429, 184],
  [482, 188],
];

/** Rivers from spring to mouth. */
export const ROME_RIVERS: readonly (readonly Point[])[] = [
  // Po
  [
    [45, 185],
    [91, 183],
    [147, 184],
    [189, 191],
    [239, 189],
    [285, 191],
    [325, 193],
  ],
  // Arno
  [
    [284, 306],
    [267, 315],
    [252, 303],
    [224, 317],
    [184, 318],
  ],
  // Tiber
  [
    [290, 317],
    [310, 345],
    [311, 386],
    [315, 433],
    [317, 480],
    [311, 505],
    [300, 519],
  ],
  // Adige
  [
    [250, 107],
    [251, 121],
    [258, 136],
    [237, 157],
    [253, 169],
    [285, 179],
    [323, 182],
  ],
  // Rhine
  [
    [159, 95],
    [161, 74],
    [173, 52],
    [121, 49],
    [77, 54],
    [38, 61],
    [33, 33],
    [44, 6],
  ],
  // Inn
  [
    [183, 96],
    [221, 83],
    [259, 76],
    [303, 60],
    [317, 32],
    [344, 23],
  ],
];

export const ROME_LAKES: readonly (readonly Point[])[] = [
  // Garda
  [
    [221, 144],
    [226, 154],
    [223, 163],
    [216, 163],
    [216, 153],
  ],
  // Constance
  [
    [128, 44],
    [154, 44],
    [174, 48],
    [170, 49],
    [147, 48],
  ],
  // Bolsena
  [
    [285, 418],
    [291, 420],
    [287, 429],
    [282, 429],
  ],
];

/** Mountain signs: the Alps, then the Apennines. */
export const ROME_PEAKS: readonly Point[] = [
  [45, 123],
  [68, 111],
  [102, 104],
  [132, 116],
  [189, 110],
  [211, 99],
  [184, 74],
  [211, 72],
  [288, 83],
  [319, 91],
  [339, 78],
  [359, 92],
  [47, 151],
  [31, 163],
  [156, 215],
  [182, 237],
  [231, 252],
  [346, 340],
  [373, 381],
  [378, 424],
  [382, 460],
];
