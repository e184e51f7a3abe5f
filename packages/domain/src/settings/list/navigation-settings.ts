import { flag, texts } from '../setting-kinds';
import { startSettings } from '../start-settings';
import { later, placed, type SettingsList } from './placed';

const navigation = later('navigation');

/** What is set where it is seen: the order of the navigation, what is pinned, what was read. */
export const navigationSettings = {
  collapseNav: placed(flag(false), 'navigation', {
    ...navigation,
    pleromaFe: 'prefsStorage.simple.collapseNav',
  }),
  pinnedNavItems: placed(texts(['home', 'dms', 'chats']), 'navigation', {
    ...navigation,
    pleromaFe: 'prefsStorage.collections.pinnedNavItems',
  }),
  pinnedStatusActions: placed(startSettings.pinnedStatusActions, 'navigation', {
    ...navigation,
    pleromaFe: 'prefsStorage.collections.pinnedStatusActions',
  }),
  dontShowUpdateNotifs: placed(flag(false), 'updates', {
    ...later('updates'),
    pleromaFe: 'prefsStorage.simple.dontShowUpdateNotifs',
  }),
} as const satisfies SettingsList;
