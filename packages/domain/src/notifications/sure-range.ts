import type { NotificationId } from '@linnet/api';
import { createOvertaken } from '../kernel/feed/overtaken';
import { compareIds } from '../kernel/feed/ids';

/** The range of a list of notifications in which nothing is missing. */
export interface SureRange {
  /** Whether it is newer than the whole range. */
  isBeyond(id: NotificationId): boolean;
  /** Extends the range by a notification of a stream without a break. */
  told(id: NotificationId): void;
  /** Extends the range by an answer that leaves no gap; `id` is its newest. */
  answered(id: NotificationId | undefined): void;
  /** Begins a new range with this one. */
  begin(id: NotificationId | null): void;
  /**
   * The returned function says whether a page reaches down to the range. Late events of the stream may be missing at
   * its top, so the page has to overlap with it.
   */
  toMeet(): (page: readonly { id: NotificationId }[]) => boolean;
}

export function createSureRange(): SureRange {
  let newest: NotificationId | null = null;
  const overtaken = createOvertaken<NotificationId | null>();

  const isAbove = (id: NotificationId, other: NotificationId | null): boolean =>
    other === null || compareIds(id, other) > 0;

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
