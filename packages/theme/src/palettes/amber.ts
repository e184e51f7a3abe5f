import type { Palette } from '../palette';

/** A terminal of old: amber on true black. */
export const amber: Palette = {
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
