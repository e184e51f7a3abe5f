import { type KeyChoices, readKeyChoices } from '../../keys/key-choices';
import { measure } from '../compound-kinds';
import { number } from '../number-kinds';
import { choice, flag, optionalText, setting, texts } from '../setting-kinds';
import { startSettings } from '../start-settings';
import { conversationSettings } from './conversation-settings';
import { deviceSettings } from './device-settings';
import { type SettingsList, byProgram, expert, inPleromaFe, needs, ours } from './placed';

/** Units of an age, with their least and greatest number. */
const ages = { m: [0, 999], h: [0, 999], d: [0, 999] } as const;

/** Keyboard shortcuts. */
export const keysSettings = {
  keyboardShortcuts: ours(flag(true), 'keys'),
  /** Changed keys, by command. */
  keys: ours(setting<KeyChoices>({}, {}, { form: { is: 'opaque' }, read: readKeyChoices }), 'keys', {
    control: { by: 'keys' },
  }),
} as const satisfies SettingsList;

/** For a setting whose default the instance may set. */
const instance = { instance: true };

/** How mentions are written. */
export const mentionSettings = {
  mentionLinkDisplay: inPleromaFe(
    choice(['short', 'full_for_remote', 'full'], 'short', instance),
    'mentions',
  ),
  useAtIcon: inPleromaFe(flag(false, instance), 'mentions', expert),
  mentionLinkShowTooltip: inPleromaFe(flag(true, instance), 'mentions', expert),
  mentionLinkShowAvatar: inPleromaFe(flag(false, instance), 'mentions', expert),
  mentionLinkFadeDomain: inPleromaFe(flag(true, instance), 'mentions', expert),
  mentionLinkShowYous: inPleromaFe(flag(false, instance), 'mentions', expert),
  mentionLinkBoldenYou: inPleromaFe(flag(true, instance), 'mentions', expert),
} as const satisfies SettingsList;

/** Scrobbles: what people listen to. */
export const scrobbleSettings = {
  hideScrobbles: inPleromaFe(flag(false), 'posts', { ...expert, ...needs('scrobbles') }),
  hideScrobblesAfter: inPleromaFe(measure('2d', ages), 'posts', { ...expert, ...needs('scrobbles') }),
} as const satisfies SettingsList;

/** How dates and times are written. */
export const timeSettings = {
  useAbsoluteTimeFormat: inPleromaFe(startSettings.useAbsoluteTimeFormat, 'time'),
  absoluteTimeFormatMinAge: inPleromaFe(measure('0d', ages, instance), 'time', expert),
  absoluteTime12h: inPleromaFe(choice(['24h', '12h'], '24h', instance), 'time'),
} as const satisfies SettingsList;

/** Announcements of updates. */
export const updateSettings = {
  dontShowUpdateNotifs: inPleromaFe(flag(false), 'updates', {
    ...expert,
    pleromaFe: 'prefsStorage.simple.dontShowUpdateNotifs',
  }),
  /** The last update that was announced. Pleroma-FE counts its own updates. */
  updateCounter: ours(number(0, { min: 0, max: 1_000_000 }), 'updates', byProgram),
} as const satisfies SettingsList;

/** Reactions. */
const reactionSettings = {
  /** At the top of the picker: Unicode emoji, or shortcodes of the server's custom emoji between colons. */
  quickReactions: ours(texts(['👍', '❤️', '😂', '😮', '😢', '🎉']), 'posts', needs('reactions')),
} as const satisfies SettingsList;

/** How timelines, posts and conversations behave. */
export const generalSettings = {
  expertLevel: inPleromaFe(number(0, { min: 0, max: 1 }), 'interface', { control: { by: 'level' } }),
  /** Codes of locales, the most preferred first; null follows the browser. */
  interfaceLanguage: inPleromaFe(optionalText(), 'interface', { control: { by: 'language' } }),

  streaming: inPleromaFe(startSettings.streaming, 'timelines'),
  pauseOnUnfocused: inPleromaFe(startSettings.pauseOnUnfocused, 'timelines'),
  timelineSnapshots: ours(startSettings.timelineSnapshots, 'timelines'),
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
  spokenPostOrder: ours(startSettings.spokenPostOrder, 'posts'),
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

  hideShoutbox: inPleromaFe(flag(false), 'server', needs('shout')),
  /** The panel is a document that the operator writes. */
  hideISP: inPleromaFe(flag(false), 'server', needs('frontendConfiguration')),

  ...updateSettings,
  ...deviceSettings,
} as const satisfies SettingsList;
