import type { Notification } from '@linnet/api';
import { hasPrivilege, type StaffScene } from '../staff/privileges';
import type { notificationSettings } from '../settings/list/notification-settings';

/** Names of the kinds in the settings. */
export type KindSetting = keyof (typeof notificationSettings)['notificationVisibility']['default'];

interface KindFacts {
  /** Names in the API; the first is Pleroma's. */
  readonly names: readonly string[];
  /** The setting that shows or hides it, and has it alert; null for a kind that is always shown and never alerts. */
  readonly setting: KindSetting | null;
  /** A notification that lacks any of these is invalid. */
  readonly needs: readonly (keyof Notification)[];
  /** Whether Pleroma knows its name: it refuses requests with names that it does not know. */
  readonly atPleroma: (scene: StaffScene) => boolean;
  /** Whether the viewer is expected to do something: a click on it does not mean that it was handled. */
  readonly isActionable: boolean;
  /** Whether several about one status can be shown as one. */
  readonly groups: boolean;
  /** Whether the server may send several as one group. */
  readonly comesInGroups: boolean;
  /** Whether it stands in the list of notifications. Each chat message is one: they would leave no room for others. */
  readonly isListed: boolean;
}

const atPleroma = () => true;
const notAtPleroma = () => false;

const alone = {
  atPleroma,
  isActionable: false,
  groups: false,
  comesInGroups: false,
  isListed: true,
} as const;
const ofPerson = { ...alone, needs: ['account'] } as const;
const ofStatus = { ...alone, needs: ['account', 'status'] } as const;
const ofMany = { ...ofStatus, groups: true, comesInGroups: true } as const;

/** Every kind of notification that has a text of its own. */
export const notificationKinds = {
  mention: { ...ofStatus, names: ['mention'], setting: 'mentions', isActionable: true },
  status: { ...ofStatus, names: ['status'], setting: 'statuses' },
  like: { ...ofMany, names: ['favourite'], setting: 'likes' },
  repeat: { ...ofMany, names: ['reblog'], setting: 'repeats' },
  reaction: {
    ...ofMany,
    names: ['pleroma:emoji_reaction', 'emoji_reaction'],
    setting: 'emojiReactions',
    needs: ['account', 'status', 'emoji'],
  },
  follow: { ...ofPerson, names: ['follow'], setting: 'follows', comesInGroups: true },
  follow_request: { ...ofPerson, names: ['follow_request'], setting: 'followRequest', isActionable: true },
  move: { ...alone, names: ['move'], setting: 'moves', needs: ['account', 'target'] },
  poll: { ...ofStatus, names: ['poll'], setting: 'polls' },
  chat_mention: {
    ...alone,
    names: ['pleroma:chat_mention'],
    setting: 'chatMention',
    needs: ['account', 'chatMessage'],
    atPleroma: ({ has }) => has('chats'),
    isListed: false,
  },
  report: {
    ...alone,
    names: ['pleroma:report', 'admin.report'],
    setting: 'reports',
    needs: ['account', 'report'],
    // Only to those who handle them: to nobody before the privileges of the account are known.
    atPleroma: (scene) => hasPrivilege(scene, 'reports_manage_reports'),
    isActionable: true,
  },
  update: { ...ofStatus, names: ['update'], setting: null },
  quote: { ...ofStatus, names: ['quote'], setting: null, atPleroma: notAtPleroma },
  /** Any kind that has no entry: shown with what the notification has. */
  unknown: { ...alone, atPleroma: notAtPleroma, names: [], setting: null, needs: [] },
} as const satisfies Readonly<Record<string, KindFacts>>;

export type NotificationKind = keyof typeof notificationKinds;

const isKind = (name: string): name is NotificationKind => name in notificationKinds;

/** All kinds, in their order. */
export const allKinds: readonly NotificationKind[] = Object.keys(notificationKinds).filter(isKind);

export const listedKinds = allKinds.filter((kind) => notificationKinds[kind].isListed);

/** The kind of this name in the API. */
export function kindOf(name: string): NotificationKind {
  return allKinds.find((kind) => notificationKinds[kind].names.some((one) => one === name)) ?? 'unknown';
}
