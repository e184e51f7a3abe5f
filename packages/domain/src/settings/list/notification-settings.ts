import { flags } from '../more-kinds';
import { flag } from '../setting-kinds';
import { expert, later, needs, placed, type SettingsList } from './placed';

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

const urgent = { ...all, likes: false, repeats: false, moves: false, emojiReactions: false };

/** Notifications that only some servers send. */
const kindsOfSome = {
  optionNeeds: {
    emojiReactions: 'reactions',
    moves: 'moveAccount',
    polls: 'polls',
    chatMention: 'chats',
  },
} as const;

/** Alerts belong to the device that shows them. */
const own = { kept: 'device' } as const;
const instance = { instance: true };

/** Which notifications are shown, and how. */
export const notificationSettings = {
  notificationVisibility: placed(flags(all), 'shown', kindsOfSome),
  closingDrawerMarksAsSeen: placed(flag(true, instance), 'shown', expert),
  unseenAtTop: placed(flag(false, instance), 'shown'),
  /** Several of one kind about one post are shown as one. */
  groupNotifications: placed(flag(true), 'shown', { pleromaFe: null }),
  ignoreInactionableSeen: placed(flag(false, instance), 'shown', expert),

  showExtraNotifications: placed(flag(true, instance), 'extra', expert),
  /** Stored for Pleroma-FE: chats have no screen here yet. */
  showChatsInExtraNotifications: placed(flag(true, instance), 'extra', later('chats')),
  showAnnouncementsInExtraNotifications: placed(flag(true, instance), 'extra', {
    ...expert,
    ...needs('announcements'),
  }),
  showFollowRequestsInExtraNotifications: placed(flag(true, instance), 'extra', expert),
  showExtraNotificationsTip: placed(flag(true, instance), 'extra', expert),

  notificationNative: placed(flags(urgent, own), 'alerts', { control: { by: 'alerts' }, ...kindsOfSome }),
  webPushNotifications: placed(flag(false, own), 'alerts', { control: { by: 'push' }, ...needs('push') }),
  webPushAlwaysShowNotifications: placed(flag(false, own), 'alerts', { ...expert, ...needs('push') }),
} as const satisfies SettingsList;
