import { useState } from 'react';

export interface SelectedIds {
  readonly has: (id: string) => boolean;
  readonly set: (ids: readonly string[], isSelected: boolean) => void;
  readonly unselect: (rows: readonly { readonly id: string }[]) => void;
  /** The selected ones of these rows. */
  readonly among: <Row extends { readonly id: string }>(rows: readonly Row[]) => readonly Row[];
}

/** Which rows of a list are selected. */
export function useSelectedIds(): SelectedIds {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  function set(ids: readonly string[], isSelected: boolean): void {
    setSelected((now) => {
      const next = new Set(now);
      for (const id of ids) {
        if (isSelected) next.add(id);
        else next.delete(id);
      }
      return next;
    });
  }
  return {
    has: (id) => selected.has(id),
    among: (rows) => rows.filter(({ id }) => selected.has(id)),
    set,
    unselect: (rows) =>
      set(
        rows.map(({ id }) => id),
        false,
      ),
  };
}
