import type { Settings } from '../settings/settings';
import type { SettingValue } from '../settings/start-settings';

type MuteKey =
  | 'muteWords'
  | 'muteBotStatuses'
  | 'muteSensitiveStatuses'
  | 'hideFilteredStatuses'
  | 'hideMutedPosts'
  | 'hideMutedThreads'
  | 'hideWordFilteredPosts';

/** The settings that mute statuses, and those that hide muted statuses without a placeholder. */
export type MuteSettings = { readonly [Key in MuteKey]: SettingValue<Key> };

export function readMuteSettings({ get }: Pick<Settings, 'get'>): MuteSettings {
  return {
    muteWords: get('muteWords'),
    muteBotStatuses: get('muteBotStatuses'),
    muteSensitiveStatuses: get('muteSensitiveStatuses'),
    hideFilteredStatuses: get('hideFilteredStatuses'),
    hideMutedPosts: get('hideMutedPosts'),
    hideMutedThreads: get('hideMutedThreads'),
    hideWordFilteredPosts: get('hideWordFilteredPosts'),
  };
}
