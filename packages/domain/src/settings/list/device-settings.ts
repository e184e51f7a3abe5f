import { texts } from '../setting-kinds';
import { byProgram, placed, type SettingsList } from './placed';

/** Which settings are stored on this device only. */
export const deviceSettings = {
  /** Keys of synced settings that are pinned to this device. */
  keptHere: placed(texts([], { kept: 'device' }), 'updates', { ...byProgram, pleromaFe: null }),
} as const satisfies SettingsList;
