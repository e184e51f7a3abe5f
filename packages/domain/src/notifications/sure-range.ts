import type { NotificationId } from '@linnet/api';
import { createOvertaken } from '../live/overtaken';
import { compareNotificationIds } from './place-notifications';

/** Up to where nothing is missing in a list of notifications. */
export interface SureRange {
  /** Newer than all that it is sure of. */
  isBeyond(id: NotificationId): boolean;
  /** A stream that is not broken told of this one. */
  told(id: NotificationId): void;
  /** An answer is here that leaves no hole; its newest. */
  answered(id: NotificationId | undefined): void;
  /** The list begins anew with this one. */
  begin(id: NotificationId | null): void;
  /** Says whether a page reaches down to what is sure: what the stream's last words overtook may be missing. */
  toMeet(): (page: readonly { id: NotificationId }[]) => boolean;
}

export function createSureRange(): SureRange {
  let newest: NotificationId | null = null;
  const overtaken = createOvertaken<NotificationId | null>();

  const isAbove = (id: NotificationId, other: NotificationId | null): boolean =>
    other === null || compareNotificationIds(id, other) > 0;

  function reach(id: NotificationId): void {
    if (isAbove(id, newest)) newest = id;
  }

  return {
    isBeyond: (id) => isAbove(id, newest),
    told(id) {
      overtaken.heard(newest);
      reach(id);
    },
    answered(id) {
      overtaken.clear();
      if (id !== undefined) reach(id);
    },
    begin(id) {
      overtaken.clear();
      newest = id;
    },
    toMeet() {
      const from = overtaken.from() ?? newest;
      return (page) => page.some(({ id }) => !isAbove(id, from));
    },
  };
}
