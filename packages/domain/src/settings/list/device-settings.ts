import { texts } from '../setting-kinds';
import { byProgram, placed, type SettingsList } from './placed';

/** Which settings this device has for itself. */
export const deviceSettings = {
  /** Keys of synced settings that hold on this device alone. */
  keptHere: placed(texts([], { kept: 'device' }), 'updates', { ...byProgram, pleromaFe: null }),
} as const satisfies SettingsList;
