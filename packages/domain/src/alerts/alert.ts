import type { AccountId, NotificationId, StatusId } from '@linnet/api';
import type { NotificationKind } from '../notifications/notification-kind';

/** What an alert of the system is made of; its words are those of whoever shows it. Plain texts only. */
export interface Alert {
  readonly id: NotificationId;
  readonly kind: NotificationKind;
  /** As the server names the kind. */
  readonly type: string;
  /** Who did it. */
  readonly name: string;
  /** So many more did the same. */
  readonly others: number;
  /** It is the reader's own, as the end of a poll of theirs. */
  readonly own: boolean;
  /** Of a move: who they are now. */
  readonly target: string;
  /** Of a reaction. */
  readonly emoji: string;
  /** Some words of what it is about; empty where there is nothing to say. */
  readonly excerpt: string;
  /** The picture of who did it. */
  readonly icon: string | null;
  /** The first picture of the post that it is about, unless that is to be shown on demand only. */
  readonly image: string | null;
  readonly statusId: StatusId | null;
  readonly account: { readonly id: AccountId; readonly acct: string } | null;
}
