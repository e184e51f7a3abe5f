/**
 * Merges a row with newer data: defined fields of `change` replace those of `row`. Equal values keep their identity and
 * an unchanged row stays the same object, so that callers can compare by reference.
 */
function mergeRow<T extends object>(row: T | undefined, change: T): T {
  if (row === undefined) return change;
  let merged: T | undefined;
  for (const key of Object.keys(change) as (keyof T)[]) {
    const value = change[key];
    if (value === undefined || sameValue(row[key], value)) continue;
    merged ??= { ...row };
    merged[key] = value;
  }
  return merged ?? row;
}

/** Equality of plain JSON values. */
function sameValue(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every((key) => Object.hasOwn(b, key) && sameValue(Reflect.get(a, key), Reflect.get(b, key)));
}

/** Rows by id. A subscriber of one id is called for that id and no other. */
export interface Table<Id extends string, T extends object> {
  /** The row with its overlays. The same object until the row or an overlay changes. */
  get(id: Id): T | undefined;
  /** The row as the server sent it, without overlays. */
  fact(id: Id): T | undefined;
  /** Merges the defined fields; subscribers are not called when nothing has changed. */
  put(id: Id, row: T): void;
  /** Changes the row below the overlays: for changes that come without a row (a deletion event). */
  change(id: Id, change: (row: T) => T): void;
  /** Shows `change` over the row until the returned function is called. */
  overlay(id: Id, change: (row: T) => T): () => void;
  subscribe(id: Id, listener: () => void): () => void;
  /** Calls the listener for every changed row, with the previous row, undefined for a new one. Can't be removed. */
  watch(listener: (id: Id, before: T | undefined) => void): void;
  readonly size: number;
  /** The ids of all rows, the oldest row first. */
  ids(): Iterable<Id>;
  /** Drops every row for which `isRetained` is false and that has no subscriber. Returns how many were dropped. */
  sweep(isRetained: (id: Id) => boolean): number;
  /** Ids with a subscriber. */
  subscribedIds(): Iterable<Id>;
}

export function createTable<Id extends string, T extends object>(): Table<Id, T> {
  const facts = new Map<Id, T>();
  const shown = new Map<Id, T>();
  const overlays = new Map<Id, ((row: T) => T)[]>();
  const listeners = new Map<Id, Set<() => void>>();
  const watchers: ((id: Id, before: T | undefined) => void)[] = [];

  function notify(id: Id, before: T | undefined): void {
    shown.delete(id);
    for (const watcher of watchers) watcher(id, before);
    for (const listener of [...(listeners.get(id) ?? [])]) listener();
  }

  function get(id: Id): T | undefined {
    const fact = facts.get(id);
    const changes = overlays.get(id);
    if (fact === undefined || changes === undefined) return fact;
    const cached = shown.get(id);
    if (cached !== undefined) return cached;
    const row = changes.reduce((value, change) => change(value), fact);
    shown.set(id, row);
    return row;
  }

  function store(id: Id, row: T): void {
    if (facts.get(id) === row) return;
    const before = get(id);
    facts.set(id, row);
    notify(id, before);
  }

  function removeOverlay(id: Id, change: (row: T) => T): void {
    const before = get(id);
    const rest = (overlays.get(id) ?? []).filter((other) => other !== change);
    if (rest.length > 0) overlays.set(id, rest);
    else overlays.delete(id);
    notify(id, before);
  }

  return {
    get size() {
      return facts.size;
    },
    get,
    fact: (id) => facts.get(id),
    ids: () => facts.keys(),
    put: (id, row) => store(id, mergeRow(facts.get(id), row)),
    change(id, change) {
      const fact = facts.get(id);
      if (fact !== undefined) store(id, change(fact));
    },
    overlay(id, change) {
      const before = get(id);
      overlays.set(id, [...(overlays.get(id) ?? []), change]);
      notify(id, before);
      return () => removeOverlay(id, change);
    },
    subscribe(id, listener) {
      const known = listeners.get(id) ?? new Set();
      listeners.set(id, known.add(listener));
      return () => {
        known.delete(listener);
        if (known.size === 0 && listeners.get(id) === known) listeners.delete(id);
      };
    },
    watch: (listener) => void watchers.push(listener),
    sweep(isRetained) {
      let dropped = 0;
      for (const id of facts.keys()) {
        if (isRetained(id) || listeners.has(id) || overlays.has(id)) continue;
        facts.delete(id);
        shown.delete(id);
        dropped += 1;
      }
      return dropped;
    },
    subscribedIds: () => listeners.keys(),
  };
}
