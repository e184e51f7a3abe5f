import type { Palette } from '../palette';
import { amber } from './amber';
import { linnetDark } from './linnet-dark';
import { linnetLight } from './linnet-light';

/** The palettes that come with the client, in the order in which they are offered. */
export const palettes = [
  { id: 'linnet-dark', palette: linnetDark },
  { id: 'linnet-light', palette: linnetLight },
  { id: 'amber', palette: amber },
] as const satisfies readonly { readonly id: string; readonly palette: Palette }[];

export type BuiltInPaletteId = (typeof palettes)[number]['id'];
