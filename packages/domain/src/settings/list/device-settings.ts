import { texts } from '../setting-kinds';
import { byProgram, ours, type SettingsList } from './placed';

/** Which settings are stored on this device only. */
export const deviceSettings = {
  /** Keys of synced settings that are pinned to this device. */
  keptHere: ours(texts([], { storedIn: 'device' }), 'updates', byProgram),
} as const satisfies SettingsList;
