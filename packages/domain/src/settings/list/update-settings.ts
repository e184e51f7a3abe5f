import { number } from '../number-kinds';
import { flag } from '../setting-kinds';
import { byProgram, expert, placed, type SettingsList } from './placed';

/** Announcements of updates. */
export const updateSettings = {
  dontShowUpdateNotifs: placed(flag(false), 'updates', {
    ...expert,
    pleromaFe: 'prefsStorage.simple.dontShowUpdateNotifs',
  }),
  /** The last update that was announced. Pleroma-FE counts its own updates. */
  updateCounter: placed(number(0, { min: 0, max: 1_000_000 }), 'updates', {
    ...byProgram,
    pleromaFe: null,
  }),
} as const satisfies SettingsList;
