import { choice, flag, optionalText, texts } from '../setting-kinds';
import { number } from '../number-kinds';
import { startSettings } from '../start-settings';
import { conversationSettings } from './conversation-settings';
import { deviceSettings } from './device-settings';
import { keysSettings } from './keys-settings';
import { mentionSettings } from './mention-settings';
import { expert, later, needs, placed, type SettingsList } from './placed';
import { scrobbleSettings } from './scrobble-settings';
import { timeSettings } from './time-settings';
import { updateSettings } from './update-settings';

/** Reactions. */
const reactionSettings = {
  /** At the top of the picker: Unicode emoji, or shortcodes of the server's custom emoji between colons. */
  quickReactions: placed(texts(['👍', '❤️', '😂', '😮', '😢', '🎉']), 'posts', {
    pleromaFe: null,
    ...needs('reactions'),
  }),
} as const satisfies SettingsList;

const instance = { instance: true };

/** How timelines, posts and conversations behave. */
export const generalSettings = {
  expertLevel: placed(number(0, { min: 0, max: 1 }), 'interface', { control: { by: 'level' } }),
  /** Codes of locales, the most preferred first; null follows the browser. */
  interfaceLanguage: placed(optionalText(), 'interface', { control: { by: 'language' } }),

  streaming: placed(startSettings.streaming, 'timelines'),
  pauseOnUnfocused: placed(startSettings.pauseOnUnfocused, 'timelines'),
  useStreamingApi: placed(startSettings.useStreamingApi, 'timelines', { ...expert, ...needs('streaming') }),
  virtualScrolling: placed(startSettings.virtualScrolling, 'timelines', expert),
  emojiReactionsOnTimeline: placed(startSettings.emojiReactionsOnTimeline, 'timelines', needs('reactions')),

  collapseMessageWithSubject: placed(startSettings.collapseMessageWithSubject, 'posts'),
  openPostOnClick: placed(startSettings.openPostOnClick, 'posts', { pleromaFe: null }),
  greentext: placed(startSettings.greentext, 'posts'),
  hidePostStats: placed(startSettings.hidePostStats, 'posts'),
  hideUserStats: placed(flag(false, instance), 'posts'),
  hideBotIndication: placed(startSettings.hideBotIndication, 'posts'),
  ...reactionSettings,
  ...scrobbleSettings,

  ...mentionSettings,

  ...conversationSettings,

  saveData: placed(startSettings.saveData, 'media', { pleromaFe: null }),
  hideNsfw: placed(startSettings.hideNsfw, 'media'),
  preloadImage: placed(flag(true), 'media', expert),
  useOneClickNsfw: placed(flag(false), 'media', expert),
  hideAttachments: placed(startSettings.hideAttachments, 'media'),
  hideAttachmentsInConv: placed(startSettings.hideAttachmentsInConv, 'media'),
  maxThumbnails: placed(startSettings.maxThumbnails, 'media', expert),
  useContainFit: placed(startSettings.useContainFit, 'media', expert),
  stopGifs: placed(startSettings.stopGifs, 'media'),
  loopVideo: placed(flag(true), 'media'),
  loopVideoSilentOnly: placed(flag(true), 'media'),
  playVideosInModal: placed(flag(false), 'media', expert),

  userPopoverAvatarAction: placed(choice(['open', 'zoom', 'close'], 'open'), 'people', expert),
  userPopoverOverlay: placed(flag(false), 'people', expert),

  ...timeSettings,

  modalOnRepeat: placed(startSettings.modalOnRepeat, 'questions', expert),
  modalOnUnfollow: placed(flag(false, instance), 'questions', expert),
  modalOnBlock: placed(flag(true, instance), 'questions', expert),
  modalOnMute: placed(flag(false, instance), 'questions', expert),
  modalOnMuteConversation: placed(startSettings.modalOnMuteConversation, 'questions', {
    ...expert,
    ...needs('threadMute'),
  }),
  modalOnMuteDomain: placed(flag(true, instance), 'questions', { ...expert, ...needs('domainBlocks') }),
  modalOnDelete: placed(flag(true, instance), 'questions', expert),
  modalOnLogout: placed(startSettings.modalOnLogout, 'questions', expert),
  modalOnApproveFollow: placed(flag(false, instance), 'questions', expert),
  modalOnDenyFollow: placed(flag(false, instance), 'questions', expert),
  modalOnRemoveUserFromFollowers: placed(flag(false, instance), 'questions', {
    ...expert,
    ...needs('removeFollower'),
  }),

  ...keysSettings,

  hideShoutbox: placed(flag(false), 'server', later('shoutbox')),
  /** The panel is a document that the operator writes. */
  hideISP: placed(flag(false), 'server', needs('frontendConfiguration')),

  ...updateSettings,
  ...deviceSettings,
} as const satisfies SettingsList;
