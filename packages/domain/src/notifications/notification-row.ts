import type { AccountId, ChatMessage, NotificationId, ReportId, StatusId } from '@linnet/api';
import type { NotificationKind } from './notification-kind';

/** A notification as the page stores it: with ids in place of the accounts and statuses. */
export interface NotificationRow {
  readonly id: NotificationId;
  readonly kind: NotificationKind;
  /** The kind's name in the API. */
  readonly type: string;
  readonly createdAt: string;
  readonly seen: boolean;
  /** Who did it; null only for unknown kinds that name nobody. */
  readonly accountId: AccountId | null;
  readonly statusId: StatusId | null;
  /** Of a reaction: the Unicode emoji, or the name of a custom one without colons. */
  readonly emoji: { readonly name: string; readonly url: string | null } | null;
  /** Of a move: the new account. */
  readonly targetId: AccountId | null;
  readonly message: Pick<ChatMessage, 'content' | 'emojis' | 'attachment'> | null;
  readonly report: ReportRow | null;
  /** The group to which it belongs; null for one that the server does not group. */
  readonly groupKey: string | null;
  /** Set on the row that stands for a whole group, as its newest notification. */
  readonly group: GroupRow | null;
}

/** A group as the server sends it. */
export interface GroupRow {
  /** Names it in calls. */
  readonly key: string;
  /** Some of those who did it, the latest first. */
  readonly accountIds: readonly AccountId[];
  /** How many notifications it has. */
  readonly count: number;
}

/** The report that a notification for the staff is about. */
export interface ReportRow {
  readonly id: ReportId;
  readonly content: string;
  /** The account that was reported. */
  readonly accountId: AccountId | null;
  readonly reporterId: AccountId | null;
  readonly statusIds: readonly StatusId[];
  readonly notes: readonly {
    readonly content: string;
    readonly authorId: AccountId | null;
    readonly createdAt: string;
  }[];
}

/** All accounts that a row names. */
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
