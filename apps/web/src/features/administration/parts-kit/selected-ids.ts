import { useState } from 'react';

export interface SelectedIds {
  readonly has: (id: string) => boolean;
  readonly set: (ids: readonly string[], isSelected: boolean) => void;
  /** Those of the rows that are selected. */
  readonly among: <Row extends { readonly id: string }>(rows: readonly Row[]) => readonly Row[];
}

/** Which rows of a list are selected. */
export function useSelectedIds(): SelectedIds {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  return {
    has: (id) => selected.has(id),
    among: (rows) => rows.filter(({ id }) => selected.has(id)),
    set(ids, isSelected) {
      setSelected((now) => {
        const next = new Set(now);
        for (const id of ids) {
          if (isSelected) next.add(id);
          else next.delete(id);
        }
        return next;
      });
    },
  };
}
