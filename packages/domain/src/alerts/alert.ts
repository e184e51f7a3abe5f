import type { AccountId, NotificationId, StatusId } from '@linnet/api';
import type { NotificationKind } from '../notifications/notification-kind';

/** The data of a system notification, as plain texts; the sentences are made by the code that shows it. */
export interface Alert {
  readonly id: NotificationId;
  readonly kind: NotificationKind;
  /** The `type` that the server sent. */
  readonly type: string;
  /** Display name of the account that caused the notification. */
  readonly name: string;
  /** How many other accounts did the same. */
  readonly otherCount: number;
  /** Whether the account that caused it is the viewer, as when a poll of theirs has ended. */
  readonly isOwn: boolean;
  /** When an account has moved: the display name of its new account. */
  readonly movedTo: string;
  /** The emoji of a reaction. */
  readonly emoji: string;
  /** The beginning of the status or message that the notification is about; empty without one. */
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
  hasFocusedPage(): Promise<boolean>;
  /** Shows an alert, replacing an earlier one of the same notification. Returns a function that closes it. */
  show(alert: Alert): () => void;
}
