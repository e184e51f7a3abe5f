import type { notificationSettings } from '../settings/list/notification-settings';

/** Names of the kinds in the settings. */
export type KindSetting = keyof (typeof notificationSettings)['notificationVisibility']['default'];

interface KindFacts {
  /** Names in the API; the first is Pleroma's. */
  readonly names: readonly string[];
  /** The setting that shows or hides it; null for a kind that is always shown. */
  readonly setting: KindSetting | null;
  readonly needsStatus: boolean;
  /** It asks the viewer to do something: a click on it does not mean that it was handled. */
  readonly isActionable: boolean;
  /** Several about one status can be shown as one. */
  readonly groups: boolean;
  /** The server may send several as one group. */
  readonly comesInGroups: boolean;
}

const plain = { needsStatus: false, isActionable: false, groups: false, comesInGroups: false } as const;
const ofStatus = { ...plain, needsStatus: true } as const;
const ofMany = { ...ofStatus, groups: true, comesInGroups: true } as const;

/** Every kind of notification that has a text of its own. */
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
  /** Any kind that has no entry: shown with what the notification has. */
  unknown: { ...plain, names: [], setting: null },
} as const satisfies Readonly<Record<string, KindFacts>>;

export type NotificationKind = keyof typeof notificationKinds;

const isKind = (name: string): name is NotificationKind => name in notificationKinds;

/** All kinds, in their order. */
export const allKinds: readonly NotificationKind[] = Object.keys(notificationKinds).filter(isKind);

const byName = new Map<string, NotificationKind>(
  allKinds.flatMap((kind) => notificationKinds[kind].names.map((name) => [name, kind] as const)),
);

export function kindOf(name: string): NotificationKind {
  return byName.get(name) ?? 'unknown';
}
