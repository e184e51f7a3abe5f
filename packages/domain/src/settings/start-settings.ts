import { limit } from './number-kinds';
import { choice, flag, optionalText, texts } from './setting-kinds';

/**
 * The settings that something reads before the first status stands on the page; all the others come with the
 * complete list. Names are those that people and instances know from Pleroma-FE.
 */
export const startSettings = {
  /** Show what is new by itself while at the top of a timeline. */
  streaming: flag(false),
  /** Hear of news by socket; by polling when off. */
  useStreamingApi: flag(true),
  pauseOnUnfocused: flag(true),
  /** Only statuses near the window are on the page. */
  virtualScrolling: flag(true, { instance: true }),
  /** Replies to whom stand in the large timelines. */
  replyVisibility: choice(['all', 'following', 'self'], 'all'),
  /** What else each kind of timeline leaves out, as `kind:filter`: `home:withoutRepeats`. */
  timelineFilters: texts([]),
  modalOnLogout: flag(true, { instance: true }),
  modalOnRepeat: flag(false, { instance: true }),
  modalOnMuteConversation: flag(false, { instance: true }),
  /** Which actions stand in the row of a status, in this order; the others are in its menu. */
  pinnedStatusActions: texts(['reply', 'retweet', 'favorite', 'emoji']),
  collapseMessageWithSubject: flag(false, { instance: true }),
  greentext: flag(false, { instance: true }),
  /** A click on the text or an empty part of a post opens its conversation. */
  openPostOnClick: flag(true),
  hideNsfw: flag(true),
  /** Conversations show them always. */
  emojiReactionsOnTimeline: flag(true),
  hideAttachments: flag(false),
  hideAttachmentsInConv: flag(false),
  /** Null is no limit. */
  maxThumbnails: limit(16, { min: 0, max: 100 }),
  useContainFit: flag(true),
  hidePostStats: flag(false, { instance: true }),
  hideBotIndication: flag(false, { instance: true }),
  useAbsoluteTimeFormat: flag(false, { instance: true }),
  stopGifs: flag(true),
  /** Media wait to be asked for. A matter of the connection that a device has. */
  saveData: choice(['never', 'browser', 'always'], 'browser', { kept: 'device' }),
  muteWords: texts([]),
  hideWordFilteredPosts: flag(false, { instance: true }),
  hideFilteredStatuses: flag(false, { instance: true }),
  hideMutedPosts: flag(false, { instance: true }),
  hideMutedThreads: flag(true, { instance: true }),
  muteBotStatuses: flag(false, { instance: true }),
  muteSensitiveStatuses: flag(false, { instance: true }),
  sidebarRight: flag(false, { instance: true, kept: 'device' }),
  disableStickyHeaders: flag(false),
  /** Id of a palette; null follows the instance or the system. */
  palette: optionalText(),
} as const;

export type SettingKey = keyof typeof startSettings;
export type SettingValue<K extends SettingKey> = (typeof startSettings)[K]['default'];
