export { harbourFogTheme } from './harbour-fog';
export { nightTrainTheme } from './night-train';
export { clockworkStyle } from './sample-style';

/** The first generation: a list. */
export const duskList = ['Dusk', '#20242c', '#323845', '#cfd6e4', '#e08f62', '#d1495b'];

/** A palette as an object, with other names for two of its colours, and two that are its own. */
export const meadowPalette = {
  name: 'Meadow',
  background: '#f3f7ec',
  foreground: '#dbe7cc',
  text: '#24301c',
  accent: '#3c7a1e',
  cRed: '#b3261e',
  cBlue: '#1f5fa8',
  cGreen: '#3c7a1e',
  cOrange: '#9a5b00',
  wallpaper: '#c6d8b0',
  underlay: '#102008',
  border: '#b5c9a0',
};
