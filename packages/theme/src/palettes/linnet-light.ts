import type { Palette } from '../palette';

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
