import type { ColourName } from './colour-names';

interface Layer {
  readonly colour: ColourName | 'white';
  readonly percent: number;
}

/** How to mix a colour: layers over an existing colour, the lowest layer first. */
export interface Recipe {
  readonly name: ColourName;
  readonly over: ColourName;
  readonly layers: readonly Layer[];
  /** The colour to move back to when text on the mixed one is not readable; `over` by default. */
  readonly backTo?: ColourName;
}

/**
 * Backgrounds of text, derived only from wallpaper, bg, fg and text. Each comes after the one that it is laid over.
 * Rows and blocks contain a little text colour as well as fg, so that they keep the theme's hue and remain visible when
 * fg equals bg.
 */
export const surfaces: readonly Recipe[] = [
  // Set by the palette, but adjusted all the same: text has to be readable on raised surfaces.
  { name: 'fg', over: 'bg', layers: [{ colour: 'fg', percent: 100 }] },
  {
    name: 'hover',
    over: 'bg',
    layers: [
      { colour: 'text', percent: 2 },
      { colour: 'fg', percent: 26 },
    ],
  },
  { name: 'postHover', over: 'bg', layers: [{ colour: 'hover', percent: 55 }] },
  {
    name: 'selected',
    over: 'bg',
    layers: [
      { colour: 'text', percent: 3 },
      { colour: 'fg', percent: 60 },
    ],
  },
  {
    name: 'inset',
    over: 'bg',
    layers: [
      { colour: 'text', percent: 1 },
      { colour: 'fg', percent: 24 },
    ],
  },
  { name: 'header', over: 'bg', layers: [{ colour: 'fg', percent: 38 }] },
  { name: 'headerField', over: 'header', layers: [{ colour: 'text', percent: 7 }] },
  { name: 'pollBar', over: 'bg', layers: [{ colour: 'text', percent: 11 }] },
  { name: 'skeleton', over: 'selected', layers: [{ colour: 'text', percent: 4 }] },
  { name: 'stripe', over: 'bg', layers: [{ colour: 'text', percent: 3 }] },
  { name: 'btn', over: 'fg', layers: [] },
  { name: 'btnHover', over: 'btn', layers: [{ colour: 'text', percent: 9 }] },
  { name: 'btnPressed', over: 'btn', layers: [{ colour: 'text', percent: 16 }] },
  { name: 'popover', over: 'bg', layers: [{ colour: 'white', percent: 5 }] },
  {
    name: 'popHover',
    over: 'popover',
    layers: [
      { colour: 'fg', percent: 45 },
      { colour: 'text', percent: 6 },
    ],
  },
  { name: 'popRowHover', over: 'popover', layers: [{ colour: 'text', percent: 5 }] },
  { name: 'popSelected', over: 'popHover', layers: [] },
  { name: 'popInset', over: 'popover', layers: [{ colour: 'text', percent: 4 }] },
  { name: 'popBtn', over: 'popover', layers: [{ colour: 'text', percent: 9 }] },
  { name: 'popBtnHover', over: 'popover', layers: [{ colour: 'text', percent: 15 }] },
];

/** A foreground colour and the soft fills made from it, which follow when it is corrected for contrast. */
export interface Ink {
  readonly start: Recipe;
  readonly tints: readonly Recipe[];
}

type InkName = Recipe['name'];

function root(name: InkName, tints: readonly Recipe[]): Ink {
  return { start: { name, over: name, layers: [] }, tints };
}

function tint(name: InkName, colour: InkName, percent: number): Recipe {
  return { name, over: 'bg', layers: [{ colour, percent }] };
}

/** In the order of correction: an ink may have to be readable on the tints of earlier ones. */
export const inks: readonly Ink[] = [
  root('accent', [
    tint('accentSoft', 'accent', 14),
    tint('pollOwn', 'accent', 24),
    tint('unseen', 'accent', 6),
  ]),
  root('cRed', [tint('redSoft', 'cRed', 12)]),
  root('cGreen', [tint('greenSoft', 'cGreen', 11)]),
  root('cBlue', [tint('blueSoft', 'cBlue', 11)]),
  root('cOrange', [tint('orangeSoft', 'cOrange', 10)]),
  root('link', [tint('linkSoft', 'link', 13), tint('selectionBackground', 'link', 34)]),
  { start: tint('faint', 'text', 70), tints: [] },
  { start: tint('borderStrong', 'text', 53), tints: [] },
  { start: { name: 'focus', over: 'link', layers: [] }, tints: [] },
];

/**
 * Colours derived last, when the others are final: hovered and pressed buttons and chat messages, which rather become
 * weaker than change the text colours on them, and decorative or separating lines.
 */
export const finishes: readonly Recipe[] = [
  { name: 'accentHover', over: 'accent', layers: [{ colour: 'text', percent: 14 }] },
  { name: 'accentPressed', over: 'accent', layers: [{ colour: 'text', percent: 26 }] },
  {
    name: 'accentSoftHover',
    over: 'bg',
    layers: [{ colour: 'accent', percent: 22 }],
    backTo: 'accentSoft',
  },
  { name: 'bubble', over: 'bg', layers: [{ colour: 'fg', percent: 100 }] },
  { name: 'bubbleOwn', over: 'bg', layers: [{ colour: 'accent', percent: 22 }] },
  { name: 'redSoftPressed', over: 'bg', layers: [{ colour: 'cRed', percent: 24 }], backTo: 'redSoft' },
  // Halfway, so 18 % of cRed; and still between its neighbours when the pressed one had to be weakened.
  { name: 'redSoftHover', over: 'redSoft', layers: [{ colour: 'redSoftPressed', percent: 50 }] },
  { name: 'accentSoftBorder', over: 'bg', layers: [{ colour: 'accent', percent: 32 }] },
  { name: 'selectionText', over: 'text', layers: [] },
  { name: 'rail', over: 'bg', layers: [{ colour: 'text', percent: 18 }] },
  { name: 'kbdBorder', over: 'bg', layers: [{ colour: 'faint', percent: 34 }] },
  { name: 'markWing', over: 'accent', layers: [{ colour: 'text', percent: 88 }] },
];
