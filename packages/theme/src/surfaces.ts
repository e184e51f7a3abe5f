import type { Recipe } from './recipe';

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
