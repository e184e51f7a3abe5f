import type { Palette } from '../palette';
import { amber } from './amber';
import { linnetDark } from './linnet-dark';
import { linnetLight } from './linnet-light';
import { paletteIds, type BuiltInPaletteId } from './palette-ids';

const byId: Readonly<Record<BuiltInPaletteId, Palette>> = {
  'linnet-dark': linnetDark,
  'linnet-light': linnetLight,
  amber,
};

export const palettes = paletteIds.map((id) => ({ id, palette: byId[id] }));
