import { highlights } from '../compound-kinds';
import { startSettings } from '../start-settings';
import { byProgram, expert, inPleromaFe, needs, onCards, ours, type SettingsList } from './placed';

/** What is hidden, and what is highlighted. */
export const filteringSettings = {
  muteWords: inPleromaFe(startSettings.muteWords, 'words', { control: { by: 'words' } }),
  hideWordFilteredPosts: inPleromaFe(startSettings.hideWordFilteredPosts, 'words'),
  hideFilteredStatuses: inPleromaFe(startSettings.hideFilteredStatuses, 'words'),

  hideMutedPosts: inPleromaFe(startSettings.hideMutedPosts, 'muted'),
  hideMutedThreads: inPleromaFe(startSettings.hideMutedThreads, 'muted', needs('threadMute')),
  muteBotStatuses: inPleromaFe(startSettings.muteBotStatuses, 'muted'),
  muteSensitiveStatuses: inPleromaFe(startSettings.muteSensitiveStatuses, 'muted', expert),

  replyVisibility: inPleromaFe(startSettings.replyVisibility, 'replies', needs('replyVisibility')),
  timelineFilters: ours(startSettings.timelineFilters, 'replies', byProgram),

  highlight: inPleromaFe(highlights(), 'people', onCards),
} as const satisfies SettingsList;
