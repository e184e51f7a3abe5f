import type { Palette } from '../palette';

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
