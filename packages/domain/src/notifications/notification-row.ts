import type { AccountId, ChatMessage, NotificationId, ReportId, StatusId } from '@linnet/api';
import type { NotificationKind } from './notification-kind';

/** A notification as the page keeps it: ids in place of the rows it speaks of. */
export interface NotificationRow {
  readonly id: NotificationId;
  readonly kind: NotificationKind;
  /** As the server names it. */
  readonly type: string;
  readonly createdAt: string;
  readonly seen: boolean;
  /** Who did it; null where only a kind that nobody knows has none. */
  readonly accountId: AccountId | null;
  readonly statusId: StatusId | null;
  /** Of a reaction: the emoji, or the bare name of its picture. */
  readonly emoji: { readonly name: string; readonly url: string | null } | null;
  /** Of a move: the new account. */
  readonly targetId: AccountId | null;
  readonly message: Pick<ChatMessage, 'content' | 'emojis' | 'attachment'> | null;
  readonly report: ReportRow | null;
  /** What the server puts it together with others by; null for what it leaves alone. */
  readonly groupKey: string | null;
  /** Of one that stands for all of a group, as its newest. */
  readonly group: GroupRow | null;
}

/** A group as the server tells it. */
export interface GroupRow {
  /** Names it in calls. */
  readonly key: string;
  /** Some of those who did it, the latest first. */
  readonly accountIds: readonly AccountId[];
  /** How many notifications it has. */
  readonly count: number;
}

/** What somebody reported, as the staff is told of it. */
export interface ReportRow {
  readonly id: ReportId;
  readonly content: string;
  /** Who is reported, and by whom. */
  readonly accountId: AccountId | null;
  readonly reporterId: AccountId | null;
  readonly statusIds: readonly StatusId[];
  readonly notes: readonly {
    readonly content: string;
    readonly authorId: AccountId | null;
    readonly createdAt: string;
  }[];
}

/** All people and statuses that a row speaks of. */
export function peopleIn({ accountId, targetId, report, group }: NotificationRow): AccountId[] {
  const told = report?.notes.map(({ authorId }) => authorId) ?? [];
  const others = group?.accountIds ?? [];
  return [accountId, targetId, report?.accountId, report?.reporterId, ...told, ...others].filter(
    (id) => id !== null && id !== undefined,
  );
}

export function statusesIn({ statusId, report }: NotificationRow): StatusId[] {
  return [...(statusId === null ? [] : [statusId]), ...(report?.statusIds ?? [])];
}
