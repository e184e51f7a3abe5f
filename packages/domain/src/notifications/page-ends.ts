import type { Cursor, NotificationId, Page } from '@linnet/api';
import type { NotificationRow } from './notification-row';
import { compareIds, lowestOf } from '../kernel/feed/ids';

/** Page ends that are kept: more than a list has pages. */
const MOST_ENDS = 500;

/** Where pages ended, with the cursor for what follows. */
export interface PageEnds {
  note(page: Pick<Page<{ id: NotificationId }>, 'items' | 'older'>): void;
  /** Cuts the rows to at most this number, with the cursor for the rest; null where there is none. */
  cut(rows: readonly NotificationRow[], most: number): Cut | null;
  clear(): void;
}

interface Cut {
  readonly rows: readonly NotificationRow[];
  readonly older: Cursor;
}

export function createPageEnds(): PageEnds {
  /** By the lowest id of each page. */
  const ends = new Map<NotificationId, Cursor>();

  /** Where the server takes no id as a cursor, the list is cut where a page ended. */
  function cutAtPage(rows: readonly NotificationRow[], most: number): Cut | null {
    const places = [...ends].map(([lowest, older]) => {
      const above = rows.filter(({ id }) => compareIds(id, lowest) >= 0);
      return { rows: above, older };
    });
    const fitting = places.filter(({ rows: above }) => above.length > 0 && above.length <= most);
    return fitting.reduce<Cut | null>(
      (best, place) => (best === null || place.rows.length > best.rows.length ? place : best),
      null,
    );
  }

  return {
    note({ items, older }) {
      const lowest = lowestOf(items);
      if (lowest === null || older === null) return;
      ends.delete(lowest);
      ends.set(lowest, older);
      const [oldest] = ends.keys();
      if (ends.size > MOST_ENDS && oldest !== undefined) ends.delete(oldest);
    },
    cut(rows, most) {
      const last = rows[most - 1];
      const takesIds = rows.every(({ id }) => !id.includes('/'));
      if (takesIds && last !== undefined) return { rows: rows.slice(0, most), older: { max_id: last.id } };
      return cutAtPage(rows, most);
    },
    clear: () => ends.clear(),
  };
}
