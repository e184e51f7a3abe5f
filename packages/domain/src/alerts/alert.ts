import type { AccountId, NotificationId, StatusId } from '@linnet/api';
import type { NotificationKind } from '../notifications/notification-kind';

/** The data of a system notification, as plain texts; the sentences are made by the code that shows it. */
export interface Alert {
  readonly id: NotificationId;
  readonly kind: NotificationKind;
  /** The `type` that the server sent. */
  readonly type: string;
  /** Display name of the account that did it. */
  readonly name: string;
  /** How many other accounts did the same. */
  readonly others: number;
  /** The account is the viewer's own, as at the end of one of their polls. */
  readonly own: boolean;
  /** Of a move: the display name of the new account. */
  readonly target: string;
  /** The emoji of a reaction. */
  readonly emoji: string;
  /** The beginning of the text that it is about; empty when there is none. */
  readonly excerpt: string;
  /** URL of the avatar of the account. */
  readonly icon: string | null;
  /** URL of the first picture of the status; null when that must not be shown outside of the page. */
  readonly image: string | null;
  readonly statusId: StatusId | null;
  readonly account: { readonly id: AccountId; readonly acct: string } | null;
}

/** What alerts need from the browser. */
export interface AlertBrowser {
  /** Whether the browser permits notifications from this origin. */
  isAllowed(): boolean;
  /** Whether a page of this application has the focus, in any tab. */
  isWatched(): Promise<boolean>;
  /** Shows an alert, replacing an earlier one of the same notification. Returns a function that closes it. */
  show(alert: Alert): () => void;
}
