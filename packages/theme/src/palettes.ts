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

const byId: Readonly<Record<BuiltInPaletteId, Palette>> = {
  'linnet-dark': linnetDark,
  'linnet-light': linnetLight,
  amber,
};

export const palettes = paletteIds.map((id) => ({ id, palette: byId[id] }));
