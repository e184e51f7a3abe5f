import { flag, optionalText } from '../setting-kinds';
import { choice, limit, measure, number } from '../more-kinds';
import { startSettings } from '../start-settings';
import { expert, later, placed, type SettingsList } from './placed';

const instance = { instance: true };
const time = { m: [0, 999], h: [0, 999], d: [0, 999] } as const;

/** How timelines, posts and conversations behave. */
export const generalSettings = {
  expertLevel: placed(number(0, { min: 0, max: 1 }), 'interface', { control: { by: 'level' } }),
  /** Codes of locales, the most wanted first; null follows the browser. */
  interfaceLanguage: placed(optionalText(), 'interface', later('languages')),

  streaming: placed(startSettings.streaming, 'timelines'),
  pauseOnUnfocused: placed(startSettings.pauseOnUnfocused, 'timelines'),
  useStreamingApi: placed(startSettings.useStreamingApi, 'timelines', expert),
  virtualScrolling: placed(flag(true, instance), 'timelines', expert),
  emojiReactionsOnTimeline: placed(flag(true), 'timelines'),

  collapseMessageWithSubject: placed(startSettings.collapseMessageWithSubject, 'posts'),
  greentext: placed(startSettings.greentext, 'posts'),
  hidePostStats: placed(startSettings.hidePostStats, 'posts'),
  hideUserStats: placed(flag(false, instance), 'posts'),
  hideBotIndication: placed(startSettings.hideBotIndication, 'posts'),
  hideScrobbles: placed(flag(false), 'posts', expert),
  hideScrobblesAfter: placed(measure('2d', time), 'posts', expert),

  mentionLinkDisplay: placed(choice(['short', 'full_for_remote', 'full'], 'short', instance), 'mentions'),
  useAtIcon: placed(flag(false, instance), 'mentions', expert),
  mentionLinkShowTooltip: placed(flag(true, instance), 'mentions', expert),
  mentionLinkShowAvatar: placed(flag(false, instance), 'mentions', expert),
  mentionLinkFadeDomain: placed(flag(true, instance), 'mentions', expert),
  mentionLinkShowYous: placed(flag(false, instance), 'mentions', expert),
  mentionLinkBoldenYou: placed(flag(true, instance), 'mentions', expert),

  conversationDisplay: placed(choice(['linear', 'tree'], 'linear', instance), 'conversations'),
  maxDepthInThread: placed(number(6, { min: 3, max: 50 }, instance), 'conversations'),
  conversationTreeAdvanced: placed(flag(false, instance), 'conversations', expert),
  conversationTreeFadeAncestors: placed(flag(false, instance), 'conversations', expert),
  conversationOtherRepliesButton: placed(
    choice(['below', 'inside'], 'below', instance),
    'conversations',
    expert,
  ),

  hideNsfw: placed(startSettings.hideNsfw, 'media'),
  preloadImage: placed(flag(true), 'media', expert),
  useOneClickNsfw: placed(flag(false), 'media', expert),
  hideAttachments: placed(flag(false), 'media'),
  hideAttachmentsInConv: placed(flag(false), 'media'),
  maxThumbnails: placed(limit(16, { min: 0, max: 100 }), 'media', expert),
  useContainFit: placed(flag(true), 'media', expert),
  stopGifs: placed(flag(true), 'media'),
  loopVideo: placed(flag(true), 'media'),
  loopVideoSilentOnly: placed(flag(true), 'media'),
  playVideosInModal: placed(flag(false), 'media', expert),

  userPopoverAvatarAction: placed(choice(['open', 'zoom', 'close'], 'open'), 'people', expert),
  userPopoverOverlay: placed(flag(false), 'people', expert),

  useAbsoluteTimeFormat: placed(flag(false, instance), 'time'),
  absoluteTimeFormatMinAge: placed(measure('0d', time, instance), 'time', expert),
  absoluteTime12h: placed(choice(['24h', '12h'], '24h', instance), 'time'),

  modalOnRepeat: placed(flag(false, instance), 'questions', expert),
  modalOnUnfollow: placed(flag(false, instance), 'questions', expert),
  modalOnBlock: placed(flag(true, instance), 'questions', expert),
  modalOnMute: placed(flag(false, instance), 'questions', expert),
  modalOnMuteConversation: placed(flag(false, instance), 'questions', expert),
  modalOnMuteDomain: placed(flag(true, instance), 'questions', expert),
  modalOnDelete: placed(flag(true, instance), 'questions', expert),
  modalOnLogout: placed(startSettings.modalOnLogout, 'questions', expert),
  modalOnApproveFollow: placed(flag(false, instance), 'questions', expert),
  modalOnDenyFollow: placed(flag(false, instance), 'questions', expert),
  modalOnRemoveUserFromFollowers: placed(flag(false, instance), 'questions', expert),

  hideShoutbox: placed(flag(false), 'server'),
  hideISP: placed(flag(false), 'server'),
} as const satisfies SettingsList;
