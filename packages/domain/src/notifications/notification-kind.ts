import type { notificationSettings } from '../settings/list/notification-settings';

/** Names of the kinds in the settings. */
export type KindSetting = keyof (typeof notificationSettings)['notificationVisibility']['default'];

interface KindFacts {
  /** As servers name it; the first is Pleroma's. */
  readonly names: readonly string[];
  /** What shows or hides it; null for what is always shown. */
  readonly setting: KindSetting | null;
  readonly needsStatus: boolean;
  /** It asks something of the person: a click on it does not mean that it was dealt with. */
  readonly isActionable: boolean;
  /** Several about one status can stand as one. */
  readonly groups: boolean;
  /** Several can stand as one where the server puts them together. */
  readonly comesInGroups: boolean;
}

const plain = { needsStatus: false, isActionable: false, groups: false, comesInGroups: false } as const;
const ofStatus = { ...plain, needsStatus: true } as const;
const ofMany = { ...ofStatus, groups: true, comesInGroups: true } as const;

/** Every kind of notification that has words of its own. */
export const notificationKinds = {
  mention: { ...ofStatus, names: ['mention'], setting: 'mentions', isActionable: true },
  status: { ...ofStatus, names: ['status'], setting: 'statuses' },
  like: { ...ofMany, names: ['favourite'], setting: 'likes' },
  repeat: { ...ofMany, names: ['reblog'], setting: 'repeats' },
  reaction: { ...ofMany, names: ['pleroma:emoji_reaction', 'emoji_reaction'], setting: 'emojiReactions' },
  follow: { ...plain, names: ['follow'], setting: 'follows', comesInGroups: true },
  follow_request: { ...plain, names: ['follow_request'], setting: 'followRequest', isActionable: true },
  move: { ...plain, names: ['move'], setting: 'moves' },
  poll: { ...ofStatus, names: ['poll'], setting: 'polls' },
  chat_mention: { ...plain, names: ['pleroma:chat_mention'], setting: 'chatMention' },
  report: { ...plain, names: ['pleroma:report', 'admin.report'], setting: 'reports', isActionable: true },
  update: { ...ofStatus, names: ['update'], setting: null },
  quote: { ...ofStatus, names: ['quote'], setting: null },
  /** What no other line names: shown with what it has. */
  unknown: { ...plain, names: [], setting: null },
} as const satisfies Readonly<Record<string, KindFacts>>;

export type NotificationKind = keyof typeof notificationKinds;

const isKind = (name: string): name is NotificationKind => name in notificationKinds;

/** All of them, in their order. */
export const allKinds: readonly NotificationKind[] = Object.keys(notificationKinds).filter(isKind);

const byName = new Map<string, NotificationKind>(
  allKinds.flatMap((kind) => notificationKinds[kind].names.map((name) => [name, kind] as const)),
);

export function kindOf(name: string): NotificationKind {
  return byName.get(name) ?? 'unknown';
}
