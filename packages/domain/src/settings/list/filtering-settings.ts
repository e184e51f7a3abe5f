import { choice, highlights, texts } from '../more-kinds';
import { flag } from '../setting-kinds';
import { expert, later, placed, type SettingsList } from './placed';

const instance = { instance: true };

/** What is left out, and what stands out. */
export const filteringSettings = {
  muteWords: placed(texts([]), 'words'),
  hideWordFilteredPosts: placed(flag(false, instance), 'words'),
  hideFilteredStatuses: placed(flag(false, instance), 'words'),

  hideMutedPosts: placed(flag(false, instance), 'muted'),
  hideMutedThreads: placed(flag(true, instance), 'muted'),
  muteBotStatuses: placed(flag(false, instance), 'muted'),
  muteSensitiveStatuses: placed(flag(false, instance), 'muted', expert),

  replyVisibility: placed(choice(['all', 'following', 'self'], 'all'), 'replies'),

  highlight: placed(highlights(), 'people', later('highlights')),
} as const satisfies SettingsList;
