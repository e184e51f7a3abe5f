import { number } from '../number-kinds';
import { flag } from '../setting-kinds';
import { byProgram, expert, inPleromaFe, ours, type SettingsList } from './placed';

/** Announcements of updates. */
export const updateSettings = {
  dontShowUpdateNotifs: inPleromaFe(flag(false), 'updates', {
    ...expert,
    pleromaFe: 'prefsStorage.simple.dontShowUpdateNotifs',
  }),
  /** The last update that was announced. Pleroma-FE counts its own updates. */
  updateCounter: ours(number(0, { min: 0, max: 1_000_000 }), 'updates', {
    ...byProgram,
  }),
} as const satisfies SettingsList;
