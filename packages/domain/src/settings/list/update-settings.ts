import { number } from '../number-kinds';
import { flag } from '../setting-kinds';
import { byProgram, expert, placed, type SettingsList } from './placed';

/** Being told what is new. */
export const updateSettings = {
  dontShowUpdateNotifs: placed(flag(false), 'updates', {
    ...expert,
    pleromaFe: 'prefsStorage.simple.dontShowUpdateNotifs',
  }),
  /** The last update that the person was told of. Pleroma-FE counts updates of its own. */
  updateCounter: placed(number(0, { min: 0, max: 1_000_000 }), 'updates', {
    ...byProgram,
    pleromaFe: null,
  }),
} as const satisfies SettingsList;
