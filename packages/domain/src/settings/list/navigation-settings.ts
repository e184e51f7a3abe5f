import { flag, texts } from '../setting-kinds';
import { startSettings } from '../start-settings';
import { placed, type SettingsList } from './placed';

/** What is set where it is seen: the order of the navigation, what is pinned, what was read. */
export const navigationSettings = {
  collapseNav: placed(flag(false), 'navigation', { pleromaFe: 'prefsStorage.simple.collapseNav' }),
  /** Ids of places, as `blocks/navigation` has them; also of such as this server or this version lacks. */
  pinnedNavItems: placed(texts(['home', 'dms', 'chats']), 'navigation', {
    control: { by: 'places' },
    pleromaFe: 'prefsStorage.collections.pinnedNavItems',
  }),
  /** Ids of places in the person's order, with `more` before those that are folded away. */
  navOrder: placed(texts([]), 'navigation', { control: { by: 'program' }, pleromaFe: null }),
  /** Which groups of places stand open. */
  openNavGroups: placed(texts(['timelines'], { kept: 'device' }), 'navigation', {
    control: { by: 'program' },
    pleromaFe: null,
  }),
  pinnedStatusActions: placed(startSettings.pinnedStatusActions, 'posts', {
    control: { by: 'actions' },
    pleromaFe: 'prefsStorage.collections.pinnedStatusActions',
  }),
} as const satisfies SettingsList;
