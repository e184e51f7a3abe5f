import { highlights } from '../more-kinds';
import { startSettings } from '../start-settings';
import { byProgram, expert, needs, onCards, placed, type SettingsList } from './placed';

/** What is left out, and what stands out. */
export const filteringSettings = {
  muteWords: placed(startSettings.muteWords, 'words', { control: { by: 'words' } }),
  hideWordFilteredPosts: placed(startSettings.hideWordFilteredPosts, 'words'),
  hideFilteredStatuses: placed(startSettings.hideFilteredStatuses, 'words'),

  hideMutedPosts: placed(startSettings.hideMutedPosts, 'muted'),
  hideMutedThreads: placed(startSettings.hideMutedThreads, 'muted', needs('threadMute')),
  muteBotStatuses: placed(startSettings.muteBotStatuses, 'muted'),
  muteSensitiveStatuses: placed(startSettings.muteSensitiveStatuses, 'muted', expert),

  replyVisibility: placed(startSettings.replyVisibility, 'replies', needs('replyVisibility')),
  timelineFilters: placed(startSettings.timelineFilters, 'replies', { ...byProgram, pleromaFe: null }),

  highlight: placed(highlights(), 'people', onCards),
} as const satisfies SettingsList;
