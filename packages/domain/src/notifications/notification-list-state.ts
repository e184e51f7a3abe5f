import type { FailureReason } from '@linnet/api';
import type { NotificationRow } from './notification-row';

/** A list of notifications as far as it is known. */
export interface NotificationListState {
  /** The newest first. */
  readonly rows: readonly NotificationRow[];
  /** The first page has been loaded. */
  readonly opened: boolean;
  readonly loading: 'first' | 'older' | null;
  readonly failure: FailureReason | null;
  /** There is nothing older. */
  readonly ended: boolean;
  /** How many unseen ones the server has below the list; null where it does not say. */
  readonly unseenBelow: number | null;
}
