import { flag, texts } from '../setting-kinds';
import { startSettings } from '../start-settings';
import { placed, type SettingsList } from './placed';

/** Settings that are changed where they show: the order of the navigation, pins, what was read. */
export const navigationSettings = {
  collapseNav: placed(flag(false), 'navigation', { pleromaFe: 'prefsStorage.simple.collapseNav' }),
  /** Ids of `blocks/navigation`, including those that this server or version lacks. */
  pinnedNavItems: placed(texts(['home', 'dms', 'chats']), 'navigation', {
    control: { by: 'places' },
    pleromaFe: 'prefsStorage.collections.pinnedNavItems',
  }),
  /** Ids in the viewer's order, with `more` before those that are folded away. */
  navOrder: placed(texts([]), 'navigation', { control: { by: 'program' }, pleromaFe: null }),
  /** Which groups of the navigation are open. */
  openNavGroups: placed(texts(['timelines'], { kept: 'device' }), 'navigation', {
    control: { by: 'program' },
    pleromaFe: null,
  }),
  pinnedStatusActions: placed(startSettings.pinnedStatusActions, 'posts', {
    control: { by: 'actions' },
    pleromaFe: 'prefsStorage.collections.pinnedStatusActions',
  }),
} as const satisfies SettingsList;
