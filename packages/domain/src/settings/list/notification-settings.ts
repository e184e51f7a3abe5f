import { flags } from '../compound-kinds';
import { flag } from '../setting-kinds';
import { expert, needs, inPleromaFe, ours, type SettingsList } from './placed';

const all = {
  mentions: true,
  statuses: true,
  likes: true,
  repeats: true,
  emojiReactions: true,
  follows: true,
  followRequest: true,
  moves: true,
  polls: true,
  chatMention: true,
  reports: true,
} as const;

/** Whether a kind alerts, as long as nothing else was chosen. */
const alertDefaults = {
  mentions: true,
  statuses: true,
  likes: false,
  repeats: false,
  emojiReactions: false,
  follows: true,
  followRequest: true,
  moves: false,
  polls: true,
  chatMention: true,
  reports: true,
} as const satisfies Readonly<Record<keyof typeof all, boolean>>;

/** Notifications that only some servers send. */
const kindNeeds = {
  optionNeeds: {
    emojiReactions: 'reactions',
    moves: 'moveAccount',
    polls: 'polls',
    chatMention: 'chats',
  },
} as const;

/** Alerts belong to the device that shows them. */
const own = { storedIn: 'device' } as const;
/** For a setting whose default the instance may set. */
const instance = { instance: true };

/** Which notifications are shown, and how. */
export const notificationSettings = {
  notificationVisibility: inPleromaFe(flags(all), 'shown', kindNeeds),
  closingDrawerMarksAsSeen: inPleromaFe(flag(true, instance), 'shown', expert),
  unseenAtTop: inPleromaFe(flag(false, instance), 'shown'),
  /** Several of one kind about one post are shown as one. */
  groupNotifications: ours(flag(true), 'shown'),
  ignoreInactionableSeen: inPleromaFe(flag(false, instance), 'shown', expert),

  showExtraNotifications: inPleromaFe(flag(true, instance), 'extra', expert),
  showChatsInExtraNotifications: inPleromaFe(flag(true, instance), 'extra', { ...expert, ...needs('chats') }),
  showAnnouncementsInExtraNotifications: inPleromaFe(flag(true, instance), 'extra', {
    ...expert,
    ...needs('announcements'),
  }),
  showFollowRequestsInExtraNotifications: inPleromaFe(flag(true, instance), 'extra', expert),
  showExtraNotificationsTip: inPleromaFe(flag(true, instance), 'extra', expert),

  notificationNative: inPleromaFe(flags(alertDefaults, own), 'alerts', {
    control: { by: 'alerts' },
    ...kindNeeds,
  }),
  webPushNotifications: inPleromaFe(flag(false, own), 'alerts', {
    control: { by: 'push' },
    ...needs('push'),
  }),
  webPushAlwaysShowNotifications: inPleromaFe(flag(false, own), 'alerts', { ...expert, ...needs('push') }),
} as const satisfies SettingsList;
