import type { MessageId } from '../../platform/i18n/message-id';
import type { WindowTab } from './settings-address';

/** The names of all tabs, including those without content. */
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
