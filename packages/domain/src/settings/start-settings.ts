import { limit } from './number-kinds';
import { choice, flag, optionalText, texts } from './setting-kinds';

/**
 * The settings that are read before the first status is shown; all others are loaded with the complete list. Names are
 * those of Pleroma-FE, which people and instances know.
 */
export const startSettings = {
  /** Show new posts by themselves while at the top of a timeline. */
  streaming: flag(false),
  /** Receive new posts by socket; by polling when off. */
  useStreamingApi: flag(true),
  pauseOnUnfocused: flag(true),
  /** The timeline that was read last is stored on the device and shown at the next start. */
  timelineSnapshots: flag(true, { storedIn: 'device' }),
  /** Only statuses near the window are in the document. */
  virtualScrolling: flag(true, { instance: true }),
  /** Which replies the large timelines show: all, to people whom the viewer follows, or to the viewer. */
  replyVisibility: choice(['all', 'following', 'self'], 'all'),
  /** Further filters of each kind of timeline, as `kind:filter`: `home:withoutRepeats`. */
  timelineFilters: texts([]),
  modalOnLogout: flag(true, { instance: true }),
  modalOnRepeat: flag(false, { instance: true }),
  modalOnMuteConversation: flag(false, { instance: true }),
  /** Actions in the row of a status, in this order; the others are in its menu. */
  pinnedStatusActions: texts(['reply', 'retweet', 'favorite', 'emoji']),
  collapseMessageWithSubject: flag(false, { instance: true }),
  greentext: flag(false, { instance: true }),
  /** A click on the text or an empty part of a post opens its conversation. */
  openPostOnClick: flag(true),
  /** The order in which the name of a card says who wrote it and what. */
  spokenPostOrder: choice(['author', 'text'], 'author'),
  hideNsfw: flag(true),
  /** Conversations always show them. */
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
  /** Media are loaded on demand. Stored on the device, as it depends on its connection. */
  saveData: choice(['never', 'browser', 'always'], 'browser', { storedIn: 'device' }),
  muteWords: texts([]),
  hideWordFilteredPosts: flag(false, { instance: true }),
  hideFilteredStatuses: flag(false, { instance: true }),
  hideMutedPosts: flag(false, { instance: true }),
  hideMutedThreads: flag(true, { instance: true }),
  muteBotStatuses: flag(false, { instance: true }),
  muteSensitiveStatuses: flag(false, { instance: true }),
  sidebarRight: flag(false, { instance: true, storedIn: 'device' }),
  disableStickyHeaders: flag(false),
  /** Id of a palette; null follows the instance or the system. */
  palette: optionalText(),
} as const;

export type SettingKey = keyof typeof startSettings;
export type SettingValue<K extends SettingKey> = (typeof startSettings)[K]['default'];
