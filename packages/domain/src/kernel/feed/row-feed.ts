import type { Cursor, ErrorReason } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import { emptyList, segmentsWithout, type ListState } from './list-state';
import { placeFirst, placeOlder } from './place';
import { createListRequests } from './requests';

export interface RowFeedState<Row> {
  /** Null before they are loaded. */
  readonly rows: readonly Row[] | null;
  /** False where the server has no such list. */
  readonly isOffered: boolean;
  readonly hasMore: boolean;
  /** Whether a request is under way that somebody waits for; polls do not count. */
  readonly isLoading: boolean;
  /** Why the list, or more of it, could not be loaded. */
  readonly error: ErrorReason | null;
}

/** What differs between lists that grow at their end only. */
interface RowFeedKind<Row, Answer extends { readonly older: Cursor | null }> {
  idOf: (row: Row) => string;
  /** Whether the server gives the list to the viewer; if left out, it does so to everybody. */
  mayLoad?: () => boolean;
  /** Whether the server has such a list; if left out, every server has. Rejects with `ApiError`. */
  isOffered?: () => Promise<boolean>;
  /**
   * Fetches the first page (null) or the one at a cursor. With `asOf`, an answer that another tab requested at this
   * time or later will do. Rejects with `ApiError`.
   */
  fetch: (cursor: Cursor | null, asOf?: number) => Promise<Answer>;
  /** Imports an answer and returns its rows. */
  rowsOf: (answer: Answer) => readonly Row[];
  /** The order of the rows, where it is not that of the server. */
  compare?: (a: Row, b: Row) => number;
}

/** A list of rows that is loaded page by page and holds the rows itself. */
export interface RowFeed<Row> {
  readonly state: Pick<Cell<RowFeedState<Row>>, 'get' | 'subscribe'>;
  /**
   * Loads the first page; of several requests, only the answer to the latest is taken. The pages after it stay where it
   * reaches down to a known row.
   */
  load(): Promise<void>;
  /** As `load`, unless a request is under way. Resolves with the error. */
  poll(asOf: number): Promise<ErrorReason | null>;
  /** Loads what failed, or the next page if there is one and no request is under way. */
  loadMore(): Promise<void>;
  /** Replaces a row, or adds it at the top; also in the first page that is on its way, which may lack it. */
  put(row: Row): void;
  /** Removes a row; also from the first page that is on its way. */
  remove(id: string): void;
}

export function createRowFeed<Row, Answer extends { readonly older: Cursor | null }>(
  kind: RowFeedKind<Row, Answer>,
): RowFeed<Row> {
  const { idOf, mayLoad = () => true } = kind;
  const list = createCell<ListState<string>>(emptyList);
  const state = createCell<RowFeedState<Row>>({ ...viewOf(emptyList), rows: null, isOffered: true });
  const byId = new Map<string, Row>();
  /** Changes since the first page was requested; null for a removed row. */
  let changedRows = new Map<string, Row | null>();
  let isOffered = true;
  let isPolling = false;
  const requests = createListRequests({ state: list });

  let shown: readonly unknown[] = [];
  list.subscribe(() => {
    const now = list.get();
    const isSame = now.segments === shown && state.get().rows !== null;
    shown = now.segments;
    const rows = now.opened ? (isSame ? state.get().rows : rowsOf(now)) : null;
    const view = viewOf(now);
    state.set({ ...view, isLoading: view.isLoading && !isPolling, rows, isOffered });
  });

  function rowsOf({ segments }: ListState<string>): readonly Row[] {
    const rows = segments.flat().map((id) => byId.get(id));
    const present = rows.filter((row) => row !== undefined);
    return kind.compare === undefined ? present : present.toSorted(kind.compare);
  }

  /** The known rows after the first page; none if the page ends the list or does not reach down to a known row. */
  function rowsAfter(page: readonly Row[], older: Cursor | null): Row[] {
    const last = page.at(-1);
    const ids = list.get().segments.flat();
    const at = last === undefined || older === null ? -1 : ids.indexOf(idOf(last));
    return (at < 0 ? [] : ids.slice(at + 1)).flatMap((id) => byId.get(id) ?? []);
  }

  /** Replaces all rows by those of the first page, with the changes that it may lack. Returns their ids. */
  function replaceRows(rows: readonly Row[]): string[] {
    byId.clear();
    for (const row of rows) byId.set(idOf(row), row);
    for (const [id, row] of changedRows) {
      if (row === null) byId.delete(id);
      else byId.set(id, row);
    }
    return [...changedRows.keys(), ...rows.map(idOf)].filter((id) => byId.has(id));
  }

  function addRows(rows: readonly Row[]): string[] {
    for (const row of rows) if (!byId.has(idOf(row))) byId.set(idOf(row), row);
    return rows.map(idOf);
  }

  async function fetch(cursor: Cursor | null, asOf?: number): Promise<Answer | null> {
    return kind.isOffered === undefined || (await kind.isOffered()) ? kind.fetch(cursor, asOf) : null;
  }

  async function request(cursor: Cursor | null, asOf?: number): Promise<void> {
    if (!mayLoad()) return;
    isPolling = asOf !== undefined;
    if (cursor === null) changedRows = new Map();
    await requests.load({
      part: cursor === null ? 'first' : 'older',
      isRetry: isPolling,
      fetch: () => fetch(cursor, asOf),
      place(answer) {
        isOffered = answer !== null;
        const rows = answer === null ? [] : kind.rowsOf(answer);
        // A page without rows ends the list, whatever its cursor says.
        const older = rows.length > 0 && answer !== null ? answer.older : null;
        if (cursor !== null) {
          const ids = addRows(rows);
          return (now) => placeOlder(now, ids, older);
        }
        const after = rowsAfter(rows, older);
        const ids = [...replaceRows(rows), ...addRows(after)];
        return (now) => placeFirst(now, ids, after.length > 0 ? now.older : older);
      },
    });
  }

  /** Remembers a change that the first page on its way may lack; false when the list is not loaded yet. */
  function noteChange(id: string, row: Row | null): boolean {
    const { opened, loading } = list.get();
    if (loading === 'first') changedRows.set(id, row);
    return opened;
  }

  return {
    state,
    async load() {
      if (!mayLoad()) return;
      requests.stop();
      await request(null);
    },
    async poll(asOf) {
      if (list.get().loading === null) await request(null, asOf);
      return state.get().error;
    },
    async loadMore() {
      const { opened, older, loading, error } = list.get();
      const isFirst = !opened || error?.part === 'first';
      if ((!isFirst && older === null) || (loading !== null && !isPolling)) return;
      requests.stop();
      await request(isFirst ? null : older);
    },
    put(row) {
      const id = idOf(row);
      if (!noteChange(id, row)) return;
      const isListed = byId.has(id);
      byId.set(id, row);
      list.update((now) => {
        const [top = [], ...rest] = now.segments;
        return { ...now, segments: isListed ? [...now.segments] : [[id, ...top], ...rest] };
      });
    },
    remove(id) {
      if (!noteChange(id, null)) return;
      list.update((now) => ({ ...now, segments: segmentsWithout(now.segments, (one) => one === id) }));
      byId.delete(id);
    },
  };
}

function viewOf({ opened, older, loading, error }: ListState<string>) {
  return {
    hasMore: opened && older !== null,
    isLoading: loading !== null,
    error: error?.reason ?? null,
  };
}
