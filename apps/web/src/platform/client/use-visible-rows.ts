import type { StatusId } from '@linnet/api';
import { useMemo, useSyncExternalStore } from 'react';
import { useClient } from './client-provider';
import { useFilterContext } from './filter-context';

interface Row {
  readonly kind: string;
  readonly id?: StatusId;
}

/**
 * The rows without statuses that are hidden without a trace in this filter context; rows that are no statuses stay. The
 * same array while the same rows remain. `keep` is never hidden, because the viewer opened it.
 */
export function useVisibleRows<T extends Row>(rows: readonly T[], keep?: StatusId): readonly T[] {
  const { hidden } = useClient().statusViews;
  const place = useFilterContext();
  const read = useMemo(
    () =>
      visibleRows(rows, {
        changes: hidden.changes,
        isHidden: (id) => id !== keep && hidden.isHidden(id, place),
      }),
    [rows, keep, hidden, place],
  );
  return useSyncExternalStore(hidden.changes.subscribe, read);
}

interface Hiding {
  changes: { get: () => object };
  isHidden: (id: StatusId) => boolean;
}

/** Filters the rows; computed again only after changes. */
function visibleRows<T extends Row>(rows: readonly T[], { changes, isHidden }: Hiding): () => readonly T[] {
  let seen: object | null = null;
  let visible = rows;
  return () => {
    const now = changes.get();
    if (seen === now) return visible;
    seen = now;
    const left = rows.filter(({ id }) => id === undefined || !isHidden(id));
    const isSame = left.length === visible.length && left.every((row, index) => row === visible[index]);
    if (!isSame) visible = left;
    return visible;
  };
}
