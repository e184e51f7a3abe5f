import type { FailureReason } from '@linnet/api';
import { createCell, type Cell } from '../cell';

/** Messages of the domain; their words are in the locales under the same keys. */
export type NoticeKey =
  | 'errors.part_missing'
  | 'errors.storage_unavailable'
  | 'session.expired'
  | 'status.action_failed'
  | 'status.delete_error'
  | 'status.link_copied'
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
  /** Offered as "try again". Takes the notice away; does nothing the second time. */
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
  /** By its id, or whichever has this key. */
  dismiss(which: number | NoticeKey): void;
  clear(): void;
}

export function createNotices(): Notices {
  const list = createCell<readonly Notice[]>([]);
  let count = 0;

  function dismiss(which: number | NoticeKey): void {
    const isMeant = ({ id, key }: Notice): boolean => id === which || key === which;
    if (list.get().some(isMeant)) list.update((all) => all.filter((notice) => !isMeant(notice)));
  }

  function once(id: number, action: () => void): () => void {
    let isDone = false;
    return () => {
      if (isDone) return;
      isDone = true;
      dismiss(id);
      action();
    };
  }

  return {
    list,
    dismiss,
    clear: () => list.set([]),
    add({ level, key, values = {}, reason, retry, lasts }) {
      count += 1;
      const id = count;
      const again = retry === undefined ? null : once(id, retry);
      const notice = { id, level, key, values, reason: reason ?? null, retry: again };
      list.update((all) => [...all.filter((other) => other.key !== key), notice]);
      if (lasts !== undefined) setTimeout(() => dismiss(id), lasts);
      return id;
    },
  };
}
