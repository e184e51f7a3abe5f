import type { FailureReason } from '@linnet/api';
import { createCell, type Cell } from '../cell';

/** Messages of the domain; their words are in the locales under the same keys. */
export type NoticeKey =
  | 'errors.storage_unavailable'
  | 'session.expired'
  | 'status.action_failed'
  | 'timeline.error'
  | 'timeline.socket_broke'
  | 'timeline.socket_reconnected';

export interface Notice {
  id: number;
  level: 'info' | 'success' | 'error';
  key: NoticeKey;
  values: Readonly<Record<string, string | number>>;
  /** Why it happened, where the words may say so. */
  reason: FailureReason | null;
  /** Offered as "try again". */
  retry: (() => void) | null;
}

export interface NewNotice {
  level: Notice['level'];
  key: NoticeKey;
  values?: Notice['values'];
  reason?: FailureReason;
  retry?: () => void;
  /** Milliseconds until it goes by itself; it stays until dismissed when left out. */
  lasts?: number;
}

/** What the person is told, wherever they are. */
export interface Notices {
  list: Cell<readonly Notice[]>;
  /** A notice with a key that is shown already takes its place, so that one trouble is told once. */
  add(notice: NewNotice): number;
  dismiss(id: number): void;
  clear(): void;
}

export function createNotices(): Notices {
  const list = createCell<readonly Notice[]>([]);
  let count = 0;
  const dismiss = (id: number): void => list.update((all) => all.filter((notice) => notice.id !== id));
  return {
    list,
    dismiss,
    clear: () => list.set([]),
    add({ level, key, values = {}, reason, retry, lasts }) {
      count += 1;
      const id = count;
      const notice = { id, level, key, values, reason: reason ?? null, retry: retry ?? null };
      list.update((all) => [...all.filter((other) => other.key !== key), notice]);
      if (lasts !== undefined) setTimeout(() => dismiss(id), lasts);
      return id;
    },
  };
}
