/**
 * The hand-set points behind the computed land: they bend the Voronoi cells into provinces, and
 * give the rivers their course. Only `npm run map` reads them; the page gets the finished shapes.
 */
import type { ProvinceId } from '../../engine/index.ts';

type Point = readonly [x: number, y: number];

/** Extra sites of a province, where its cities alone would leave the wrong outline. */
export const HELPERS: readonly { readonly at: Point; readonly province: ProvinceId }[] = [
  { at: [186, 168], province: 'baden' },
  { at: [156, 262], province: 'baden' },
  { at: [262, 226], province: 'wuerttemberg' },
  { at: [212, 318], province: 'hohenzollern' },
  { at: [228, 240], province: 'hohenzollern' },
  { at: [180, 392], province: 'schweiz' },
  { at: [236, 372], province: 'schweiz' },
  { at: [318, 408], province: 'tyrol' },
  { at: [402, 398], province: 'tyrol' },
  { at: [448, 404], province: 'tyrol' },
  { at: [514, 150], province: 'boehmen' },
  { at: [512, 190], province: 'boehmen' },
  { at: [560, 340], province: 'salzburg' },
  { at: [508, 392], province: 'salzburg' },
  { at: [340, 112], province: 'baiern' },
  { at: [424, 124], province: 'baiern' },
  { at: [320, 240], province: 'baiern' },
  { at: [452, 260], province: 'baiern' },
  { at: [362, 344], province: 'baiern' },
  { at: [474, 344], province: 'baiern' },
  { at: [304, 314], province: 'baiern' },
];

/** Sites of nobody's land: half-way to them runs the edge of the drawn country. */
export const OUTSIDE: readonly Point[] = [
  [108, 96],
  [150, 96],
  [176, 84],
  [222, 66],
  [262, 66],
  [268, 90],
  [306, 54],
  [352, 60],
  [388, 80],
  [424, 78],
  [452, 62],
  [492, 62],
  [516, 84],
  [532, 62],
  [588, 60],
  [616, 88],
  [620, 130],
  [600, 150],
  [626, 186],
  [622, 240],
  [612, 262],
  [628, 300],
  [626, 346],
  [604, 392],
  [596, 430],
  [548, 446],
  [500, 440],
  [462, 452],
  [420, 446],
  [368, 448],
  [322, 454],
  [286, 432],
  [264, 418],
  [246, 446],
  [200, 446],
  [156, 436],
  [112, 420],
  [98, 372],
  [106, 336],
  [92, 300],
  [102, 256],
  [112, 212],
  [118, 164],
  [146, 132],
];

/** Rivers from spring to mouth. */
export const RIVERS: readonly (readonly Point[])[] = [
  // Danube
  [
    [184, 300],
    [206, 292],
    [240, 284],
    [268, 278],
    [300, 262],
    [336, 246],
    [366, 246],
    [400, 228],
    [436, 212],
    [462, 236],
    [482, 272],
    [510, 286],
    [540, 278],
    [572, 280],
    [590, 276],
  ],
  // Rhine
  [
    [250, 386],
    [250, 372],
    [232, 356],
    [196, 366],
    [164, 378],
    [138, 366],
    [128, 320],
    [136, 270],
    [146, 226],
    [166, 182],
    [190, 142],
    [202, 100],
  ],
  // Main
  [
    [404, 118],
    [372, 116],
    [336, 122],
    [300, 118],
    [284, 110],
  ],
  // Inn
  [
    [304, 414],
    [326, 408],
    [366, 410],
    [410, 400],
    [438, 372],
    [454, 342],
    [470, 312],
    [488, 290],
  ],
  // Isar
  [
    [386, 386],
    [404, 352],
    [418, 330],
    [428, 296],
    [444, 266],
    [470, 250],
  ],
  // Vltava
  [
    [556, 214],
    [548, 178],
    [530, 152],
    [528, 138],
  ],
];

/** Lake Constance. */
export const LAKE: readonly Point[] = [
  [232, 346],
  [250, 344],
  [268, 354],
  [262, 362],
  [246, 358],
  [232, 354],
];

/** Mountain signs in the south. */
export const PEAKS: readonly Point[] = [
  [390, 416],
  [404, 412],
  [418, 418],
  [434, 390],
  [462, 386],
  [478, 398],
  [494, 410],
  [510, 414],
];
