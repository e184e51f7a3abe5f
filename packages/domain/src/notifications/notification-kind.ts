import { hasPrivilege, type StaffScene } from '../staff/privileges';
import type { notificationSettings } from '../settings/list/notification-settings';

/** Names of the kinds in the settings. */
export type KindSetting = keyof (typeof notificationSettings)['notificationVisibility']['default'];

/** What a notification may be about. */
export type NotificationPart = 'account' | 'status' | 'emoji' | 'target' | 'report' | 'message';

interface KindFacts {
  /** Names in the API; the first is Pleroma's. */
  readonly names: readonly string[];
  /** The setting that shows or hides it, and has it alert; null for a kind that is always shown and never alerts. */
  readonly setting: KindSetting | null;
  /** A notification that lacks any of these is invalid. */
  readonly needs: readonly NotificationPart[];
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

const always = () => true;
const never = () => false;

const alone = { isActionable: false, groups: false, comesInGroups: false, isListed: true } as const;
const ofPerson = { ...alone, needs: ['account'] } as const;
const ofStatus = { ...alone, needs: ['account', 'status'] } as const;
const ofMany = { ...ofStatus, groups: true, comesInGroups: true } as const;

/**
 * Pleroma sends notifications about reports only to those who handle them; false until the
 * account's privileges are known.
 */
export function handlesReports(scene: StaffScene): boolean {
  return hasPrivilege(scene, 'reports_manage_reports');
}

/** Every kind of notification that has a text of its own. */
export const notificationKinds = {
  mention: { ...ofStatus, atPleroma: always, names: ['mention'], setting: 'mentions', isActionable: true },
  status: { ...ofStatus, atPleroma: always, names: ['status'], setting: 'statuses' },
  like: { ...ofMany, atPleroma: always, names: ['favourite'], setting: 'likes' },
  repeat: { ...ofMany, atPleroma: always, names: ['reblog'], setting: 'repeats' },
  reaction: {
    ...ofMany,
    atPleroma: always,
    names: ['pleroma:emoji_reaction', 'emoji_reaction'],
    setting: 'emojiReactions',
    needs: ['account', 'status', 'emoji'],
  },
  follow: { ...ofPerson, atPleroma: always, names: ['follow'], setting: 'follows', comesInGroups: true },
  follow_request: {
    ...ofPerson,
    atPleroma: always,
    names: ['follow_request'],
    setting: 'followRequest',
    isActionable: true,
  },
  move: { ...alone, atPleroma: always, names: ['move'], setting: 'moves', needs: ['account', 'target'] },
  poll: { ...ofStatus, atPleroma: always, names: ['poll'], setting: 'polls' },
  chat_mention: {
    ...alone,
    names: ['pleroma:chat_mention'],
    setting: 'chatMention',
    needs: ['account', 'message'],
    atPleroma: ({ has }) => has('chats'),
    isListed: false,
  },
  report: {
    ...alone,
    names: ['pleroma:report', 'admin.report'],
    setting: 'reports',
    needs: ['account', 'report'],
    atPleroma: handlesReports,
    isActionable: true,
  },
  update: { ...ofStatus, atPleroma: always, names: ['update'], setting: null },
  quote: { ...ofStatus, names: ['quote'], setting: null, atPleroma: never },
  /** Any kind that has no entry: shown with what the notification has. */
  unknown: { ...alone, atPleroma: never, names: [], setting: null, needs: [] },
} as const satisfies Readonly<Record<string, KindFacts>>;

export type NotificationKind = keyof typeof notificationKinds;

const isKind = (name: string): name is NotificationKind => name in notificationKinds;

/** All kinds, in their order. */
export const allKinds: readonly NotificationKind[] = Object.keys(notificationKinds).filter(isKind);

export const listedKinds = allKinds.filter((kind) => notificationKinds[kind].isListed);

const byName = new Map<string, NotificationKind>(
  allKinds.flatMap((kind) => notificationKinds[kind].names.map((name) => [name, kind] as const)),
);

export function kindOf(name: string): NotificationKind {
  return byName.get(name) ?? 'unknown';
}
