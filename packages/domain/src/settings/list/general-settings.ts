import { choice, flag, optionalText, texts } from '../setting-kinds';
import { number } from '../number-kinds';
import { startSettings } from '../start-settings';
import { conversationSettings } from './conversation-settings';
import { deviceSettings } from './device-settings';
import { keysSettings } from './keys-settings';
import { mentionSettings } from './mention-settings';
import { expert, later, needs, inPleromaFe, ours, type SettingsList } from './placed';
import { scrobbleSettings } from './scrobble-settings';
import { timeSettings } from './time-settings';
import { updateSettings } from './update-settings';

/** Reactions. */
const reactionSettings = {
  /** At the top of the picker: Unicode emoji, or shortcodes of the server's custom emoji between colons. */
  quickReactions: ours(texts(['👍', '❤️', '😂', '😮', '😢', '🎉']), 'posts', needs('reactions')),
} as const satisfies SettingsList;

const instance = { instance: true };

/** How timelines, posts and conversations behave. */
export const generalSettings = {
  expertLevel: inPleromaFe(number(0, { min: 0, max: 1 }), 'interface', { control: { by: 'level' } }),
  /** Codes of locales, the most preferred first; null follows the browser. */
  interfaceLanguage: inPleromaFe(optionalText(), 'interface', { control: { by: 'language' } }),

  streaming: inPleromaFe(startSettings.streaming, 'timelines'),
  pauseOnUnfocused: inPleromaFe(startSettings.pauseOnUnfocused, 'timelines'),
  useStreamingApi: inPleromaFe(startSettings.useStreamingApi, 'timelines', {
    ...expert,
    ...needs('streaming'),
  }),
  virtualScrolling: inPleromaFe(startSettings.virtualScrolling, 'timelines', expert),
  emojiReactionsOnTimeline: inPleromaFe(
    startSettings.emojiReactionsOnTimeline,
    'timelines',
    needs('reactions'),
  ),

  collapseMessageWithSubject: inPleromaFe(startSettings.collapseMessageWithSubject, 'posts'),
  openPostOnClick: ours(startSettings.openPostOnClick, 'posts'),
  greentext: inPleromaFe(startSettings.greentext, 'posts'),
  hidePostStats: inPleromaFe(startSettings.hidePostStats, 'posts'),
  hideUserStats: inPleromaFe(flag(false, instance), 'posts'),
  hideBotIndication: inPleromaFe(startSettings.hideBotIndication, 'posts'),
  ...reactionSettings,
  ...scrobbleSettings,

  ...mentionSettings,

  ...conversationSettings,

  saveData: ours(startSettings.saveData, 'media'),
  hideNsfw: inPleromaFe(startSettings.hideNsfw, 'media'),
  preloadImage: inPleromaFe(flag(true), 'media', expert),
  useOneClickNsfw: inPleromaFe(flag(false), 'media', expert),
  hideAttachments: inPleromaFe(startSettings.hideAttachments, 'media'),
  hideAttachmentsInConv: inPleromaFe(startSettings.hideAttachmentsInConv, 'media'),
  maxThumbnails: inPleromaFe(startSettings.maxThumbnails, 'media', expert),
  useContainFit: inPleromaFe(startSettings.useContainFit, 'media', expert),
  stopGifs: inPleromaFe(startSettings.stopGifs, 'media'),
  loopVideo: inPleromaFe(flag(true), 'media'),
  loopVideoSilentOnly: inPleromaFe(flag(true), 'media'),
  playVideosInModal: inPleromaFe(flag(false), 'media', expert),

  userPopoverAvatarAction: inPleromaFe(choice(['open', 'zoom', 'close'], 'open'), 'people', expert),
  userPopoverOverlay: inPleromaFe(flag(false), 'people', expert),

  ...timeSettings,

  modalOnRepeat: inPleromaFe(startSettings.modalOnRepeat, 'questions', expert),
  modalOnUnfollow: inPleromaFe(flag(false, instance), 'questions', expert),
  modalOnBlock: inPleromaFe(flag(true, instance), 'questions', expert),
  modalOnMute: inPleromaFe(flag(false, instance), 'questions', expert),
  modalOnMuteConversation: inPleromaFe(startSettings.modalOnMuteConversation, 'questions', {
    ...expert,
    ...needs('threadMute'),
  }),
  modalOnMuteDomain: inPleromaFe(flag(true, instance), 'questions', { ...expert, ...needs('domainBlocks') }),
  modalOnDelete: inPleromaFe(flag(true, instance), 'questions', expert),
  modalOnLogout: inPleromaFe(startSettings.modalOnLogout, 'questions', expert),
  modalOnApproveFollow: inPleromaFe(flag(false, instance), 'questions', expert),
  modalOnDenyFollow: inPleromaFe(flag(false, instance), 'questions', expert),
  modalOnRemoveUserFromFollowers: inPleromaFe(flag(false, instance), 'questions', {
    ...expert,
    ...needs('removeFollower'),
  }),

  ...keysSettings,

  hideShoutbox: inPleromaFe(flag(false), 'server', later('shoutbox')),
  /** The panel is a document that the operator writes. */
  hideISP: inPleromaFe(flag(false), 'server', needs('frontendConfiguration')),

  ...updateSettings,
  ...deviceSettings,
} as const satisfies SettingsList;
