import type { MessageId } from '../../platform/i18n/message-id';
import type { WindowTab } from './settings-address';

/** Names of all tabs, also of those that have nothing to show yet. */
export const tabNames: Readonly<Record<WindowTab, MessageId>> = {
  general: 'settings.tab.general',
  appearance: 'settings.tab.appearance',
  composing: 'settings.tab.composing',
  notifications: 'settings.tab.notifications',
  filtering: 'settings.tab.filtering',
  profile: 'settings.tab.profile',
  theme: 'settings.tab.theme',
  navigation: 'settings.tab.navigation',
  data: 'settings.tab.data',
  changed: 'settings.tab.changed',
};
