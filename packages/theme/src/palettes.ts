import { type BuiltInPaletteId, type Palette, paletteIds } from './palette';

export const linnetLight: Palette = {
  name: 'Linnet light',
  wallpaper: '#efebf1',
  bg: '#ffffff',
  fg: '#e6dfe9',
  text: '#25222b',
  link: '#2459b3',
  accent: '#b32a57',
  accentText: '#ffffff',
  cRed: '#bb2d1d',
  cGreen: '#17743f',
  cBlue: '#1f63bd',
  cOrange: '#9c5c00',
  underlay: '#25222b73',
  shadow: '#2d203a',
  shadowAlpha: 0.16,
};

export const linnetDark: Palette = {
  name: 'Linnet dark',
  wallpaper: '#0e0d12',
  bg: '#17161d',
  fg: '#272530',
  text: '#e4e1ea',
  link: '#8fb6f5',
  accent: '#f2819f',
  accentText: '#23080f',
  cRed: '#f7706a',
  cGreen: '#55c593',
  cBlue: '#6fb0f5',
  cOrange: '#efb04a',
  underlay: '#08070b99',
  shadow: '#000000',
  shadowAlpha: 0.5,
};

/** An old terminal: amber on true black. */
const amber: Palette = {
  name: 'Amber',
  wallpaper: '#000000',
  bg: '#000000',
  fg: '#2b1a00',
  text: '#ffb938',
  link: '#ffe7a3',
  accent: '#ffd000',
  accentText: '#000000',
  cRed: '#ff7a5c',
  cGreen: '#a6e85a',
  cBlue: '#8ed0ff',
  cOrange: '#ff9d2e',
  underlay: '#000000cc',
  shadow: '#000000',
  shadowAlpha: 0.9,
};

/** For eyes that need more: every text 7 : 1 and more, outlines that can be seen. */
const contrastDark: Palette = {
  name: 'High contrast, dark',
  contrast: 'high',
  wallpaper: '#000000',
  bg: '#000000',
  fg: '#1d1d23',
  text: '#ffffff',
  link: '#8ecbff',
  accent: '#ffd447',
  accentText: '#000000',
  cRed: '#ff9d95',
  cGreen: '#6ee7a0',
  cBlue: '#8ecbff',
  cOrange: '#ffc566',
  border: '#8a8a94',
  underlay: '#000000cc',
  shadow: '#000000',
  shadowAlpha: 0.9,
};

const contrastLight: Palette = {
  name: 'High contrast, light',
  contrast: 'high',
  wallpaper: '#ffffff',
  bg: '#ffffff',
  fg: '#ececf1',
  text: '#000000',
  link: '#003a9e',
  accent: '#8a0033',
  accentText: '#ffffff',
  cRed: '#8f0f00',
  cGreen: '#00471f',
  cBlue: '#003a9e',
  cOrange: '#6b3a00',
  border: '#6a6a72',
  underlay: '#000000a6',
  shadow: '#000000',
  shadowAlpha: 0.3,
};

/** Pixels that are black are off on an OLED screen. */
const black: Palette = {
  ...linnetDark,
  name: 'Black',
  wallpaper: '#000000',
  bg: '#000000',
  fg: '#1c1b21',
  text: '#d6d3dd',
  underlay: '#000000b3',
  shadowAlpha: 0.9,
};

/** Ink on warm paper, for long evenings of reading. */
const paper: Palette = {
  name: 'Paper',
  wallpaper: '#e9dfcb',
  bg: '#fbf6ea',
  fg: '#ebe1cd',
  text: '#3b3127',
  link: '#1d5675',
  accent: '#96391d',
  accentText: '#fff9ee',
  cRed: '#a32d1b',
  cGreen: '#3f6427',
  cBlue: '#1d5675',
  cOrange: '#8a4f00',
  underlay: '#3b312780',
  shadow: '#4a3820',
  shadowAlpha: 0.18,
};

/** Signals that differ in brightness and between blue and yellow, so that no kind of colour blindness hides one. */
const clear: Palette = {
  name: 'Clear signals',
  wallpaper: '#0c1118',
  bg: '#141b24',
  fg: '#243040',
  text: '#e3e8ee',
  link: '#8db8ff',
  accent: '#ffc13d',
  accentText: '#1d1400',
  cRed: '#ff7a45',
  cGreen: '#4fd6c8',
  cBlue: '#7fa9ff',
  cOrange: '#ffe27a',
  underlay: '#06090d99',
  shadow: '#000000',
  shadowAlpha: 0.5,
};

const byId: Readonly<Record<BuiltInPaletteId, Palette>> = {
  'linnet-dark': linnetDark,
  'linnet-light': linnetLight,
  amber,
  'high-contrast-dark': contrastDark,
  'high-contrast-light': contrastLight,
  black,
  paper,
  'clear-signals': clear,
};

export const palettes = paletteIds.map((id) => ({ id, palette: byId[id] }));

/** One of our palettes: the first where none has this id. Throws when there is no theme at all. */
export function builtInPalette(id: string, all: typeof palettes = palettes): Palette {
  const [first] = all;
  if (first === undefined) throw new Error('Cannot load any theme!');
  return (all.find((one) => one.id === id) ?? first).palette;
}
