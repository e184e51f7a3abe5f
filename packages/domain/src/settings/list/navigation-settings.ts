import { flag, texts } from '../setting-kinds';
import { startSettings } from '../start-settings';
import { byProgram, inPleromaFe, ours, type SettingsList } from './placed';

/** Settings that are changed where they show: the order of the navigation, pins, what was read. */
export const navigationSettings = {
  collapseNav: inPleromaFe(flag(false), 'navigation', { pleromaFe: 'prefsStorage.simple.collapseNav' }),
  /** Ids of `blocks/navigation`, including those that this server or version lacks. */
  pinnedNavItems: inPleromaFe(texts(['home', 'dms', 'chats']), 'navigation', {
    control: { by: 'places' },
    pleromaFe: 'prefsStorage.collections.pinnedNavItems',
  }),
  /** Ids in the viewer's order, with `more` before those that are folded away. */
  navOrder: ours(texts([]), 'navigation', byProgram),
  /** Which groups of the navigation are open. */
  openNavGroups: ours(texts(['timelines'], { storedIn: 'device' }), 'navigation', byProgram),
  pinnedStatusActions: inPleromaFe(startSettings.pinnedStatusActions, 'posts', {
    control: { by: 'actions' },
    pleromaFe: 'prefsStorage.collections.pinnedStatusActions',
  }),
} as const satisfies SettingsList;
