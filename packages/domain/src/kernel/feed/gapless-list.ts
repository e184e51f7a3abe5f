import type { Cursor, ErrorReason, Page } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import { createListDepth } from './depth';
import { type FetchPage, gatherDown } from './gather';
import { compareIds } from './ids';
import type { ListError, ListPart } from './list-state';
import { createListRequests } from './requests';
import { createRemovedRows, type ChangeRows, type RemovedRows, type SharedChanges } from './shared-changes';
import { createCompleteRange } from './missed';

/** The size of the pages that confirm a stored list: as many rows as servers send. */
const CONFIRMING_SIZE = 40;

/** How many items of a stream are kept until the first page is loaded. */
const MAX_EARLY = 500;

type WithId = { readonly id: string };

/** The part of a list that was loaded. */
export interface GaplessListState<Row> {
  /** The newest first. */
  readonly rows: readonly Row[];
  /** Whether the first page has been loaded. */
  readonly opened: boolean;
  readonly loading: ListPart | null;
  readonly error: ListError | null;
  /** Whether there is nothing older. */
  readonly ended: boolean;
  /** When the shown list was stored, in milliseconds since 1970; null once the server has answered. */
  readonly storedAt: number | null;
}

/** A list as it was stored on this device. */
export interface StoredRowList<Row> {
  /** The newest first. */
  readonly rows: readonly Row[];
  readonly older: Cursor | null;
  /** Milliseconds since 1970. */
  readonly savedAt: number;
}

/** An answer that meets the known rows: one page, or several that follow each other. */
export interface NewerAnswer<Item, Row> {
  readonly items: readonly Item[];
  readonly before: readonly Row[];
  /** Rows of `before` that are still in the list after the answer. */
  readonly remaining: readonly Row[];
}

/** What differs between lists. `Item` is what the server sends, `Row` what the list stores of it. */
interface GaplessListKind<Item extends WithId, Row extends WithId> {
  /** The sizes of the first page and of the others. */
  readonly sizes: { readonly first: number; readonly next: number };
  mayLoad(): boolean;
  readonly page: FetchPage<Item>;
  /** Imports what has arrived, and makes rows of it. */
  importItems(items: readonly Item[]): readonly Row[];
  /** Whether a row belongs to the list. */
  belongs(row: Row): boolean;
  /** Merges rows into the known ones, the newest first; of two with the same id the arrived one counts. */
  place(known: readonly Row[], arrived: readonly Row[]): readonly Row[];
  /** Fetches items that have moved down, out of the range of an answer. */
  fetchMoved(answer: NewerAnswer<Item, Row>): Promise<readonly Item[]>;
  /** Whether the server sends the row by the stream only. */
  isOnlyInStream(row: Row): boolean;
  /** Called with all rows that the list has, including those that a pending change hides. */
  onRows(rows: readonly Row[]): void;
  /** Reads the list as it was stored on this device; null where there is none. */
  restore?: (() => Promise<StoredRowList<Row> | null>) | undefined;
  readonly changes: SharedChanges<Row>;
}

interface CatchUpOptions<Id> {
  readonly asOf?: number | undefined;
  /** Fetches down to this id if it is not too far, to find what was changed elsewhere above it. */
  readonly downTo?: Id | undefined;
  /** Fetches a further page after one that is not full, to find out whether the rows below it still exist. */
  readonly isThorough?: boolean;
}

/** A list of rows, loaded from the newest down to some row without a gap. It holds the rows themselves, not ids. */
export interface GaplessList<Item extends WithId, Row extends WithId> {
  state: Cell<GaplessListState<Row>>;
  /** Shows the list as it was stored, if there is one; later requests wait for that. */
  restore(): Promise<void>;
  /** Loads the first page, or as much as is shown of a stored list; resolves to the error. */
  load(): Promise<ErrorReason | null>;
  loadOlder(): Promise<ErrorReason | null>;
  /** Drops the rows beyond those that are kept, as nobody reads them any more. */
  trim(): void;
  /** Loads what is newer than the known rows. */
  catchUp(options?: CatchUpOptions<Item['id']>): Promise<ErrorReason | null>;
  /**
   * Adds an item of the stream. `isNext`: none is missing between it and the known rows. After a break some may be
   * missing, until the list has been refreshed.
   */
  receive(item: Item, isNext: boolean): void;
}

const emptyState: GaplessListState<never> = {
  rows: [],
  opened: false,
  loading: null,
  error: null,
  ended: false,
  storedAt: null,
};

/** The state of a list that the server has sent. */
const confirmed = { opened: true, error: null, storedAt: null } as const;

/** Fetches the first page; for a stored list, all pages down to its end. */
async function fetchTop<Item extends WithId, Row extends WithId>(
  { page, sizes }: Pick<GaplessListKind<Item, Row>, 'page' | 'sizes'>,
  { rows, storedAt }: GaplessListState<Row>,
): Promise<readonly Page<Item>[]> {
  const lowest = rows.at(-1)?.id;
  if (storedAt === null || lowest === undefined) return [await page({ cursor: null, limit: sizes.first })];
  const { pages } = await gatherDown({
    page,
    limit: CONFIRMING_SIZE,
    reaches: (items) => items.some(({ id }) => compareIds(id, lowest) <= 0),
    asOf: undefined,
    downTo: undefined,
    lowest: undefined,
  });
  return pages;
}

export function createGaplessList<Item extends WithId, Row extends WithId>(
  kind: GaplessListKind<Item, Row>,
): GaplessList<Item, Row> {
  const { sizes, page, place } = kind;
  const state = createCell<GaplessListState<Row>>(emptyState);
  const depth = createListDepth();
  const complete = createCompleteRange<Item['id']>();
  const listRows = createListRows<Item, Row>(kind, { state, cutToKept: depth.cutToKept });
  const { put } = listRows;
  const requests = createListRequests({
    state,
    queuesRequests: true,
    mayLoad: kind.mayLoad,
    onSettled() {
      listRows.onSettled();
      return undefined;
    },
  });
  /** Items that the stream sent before the first page was loaded. */
  let early: Item[] = [];
  /** Ids of the rows of a stored list, until it is confirmed. */
  let storedIds: ReadonlySet<string> = new Set();
  /** When each row was imported, in milliseconds since 1970. */
  const importedAt = new WeakMap<Row, number>();

  function importItems(items: readonly Item[]): readonly Row[] {
    const rows = kind.importItems(items).filter(kind.belongs);
    for (const row of rows) importedAt.set(row, Date.now());
    return rows;
  }

  const importAnswer = (items: readonly Item[]): readonly Row[] =>
    listRows.withLateChanges(importItems(items));

  /** Whether nothing is older. */
  const ended = () => depth.older() === null;

  /** Builds the list from these pages. */
  function rebuild(pages: readonly Page<Item>[]): void {
    const items = pages.flatMap(({ items: all }) => all);
    depth.reset();
    for (const one of pages) depth.addPage(one);
    const [newest] = items;
    complete.begin(newest?.id ?? null);
    // The pages may lack what the stream has sent in the meantime.
    const sent = listRows.rows().filter(({ id }) => newest && complete.isAbove(id) && !storedIds.has(id));
    const ahead = sent.filter(kind.belongs);
    const fromStream = importAnswer(early.splice(0)).filter(({ id }) => complete.isAbove(id));
    const rows = importAnswer(items);
    listRows.removed.allowAgain(rows);
    storedIds = new Set();
    put(place([...ahead, ...fromStream], rows), { ...confirmed, ended: ended() });
  }

  const request = <Answer>(part: ListPart, fetch: () => Promise<Answer>, apply: (answer: Answer) => void) =>
    requests.load({
      part,
      fetch,
      place(answer) {
        apply(answer);
        return (now) => now;
      },
    });

  const fetchFirst = () => fetchTop(kind, state.get());
  const load = () => request('first', fetchFirst, rebuild);
  /** Whether the server has not sent the first page yet. */
  const isFirstMissing = (): boolean => !state.get().opened || state.get().storedAt !== null;

  async function restore(): Promise<void> {
    if (kind.restore === undefined) return;
    await request('first', kind.restore, (stored) => {
      if (stored === null || stored.rows.length === 0) return;
      const { rows, older, savedAt } = stored;
      depth.addPage({ items: rows, older });
      storedIds = new Set(rows.map(({ id }) => id));
      put(place(rows, importAnswer(early.splice(0))), { opened: true, ended: ended(), storedAt: savedAt });
    });
  }

  const wasKnown = (since: number) => (row: Row) =>
    !kind.isOnlyInStream(row) && (importedAt.get(row) ?? 0) <= since;

  async function gatherNewer({ asOf, downTo, isThorough = false }: CatchUpOptions<Item['id']>) {
    const since = asOf ?? Date.now();
    const lowest = isThorough ? state.get().rows.at(-1)?.id : undefined;
    const options = { limit: sizes.next, asOf, downTo, lowest, reaches: complete.overlapCheck() };
    const { pages, meets, isAll } = await gatherDown({ page, ...options });
    if (!meets) return { pages, answer: null, moved: [] };
    const items = depth.refetched({ pages, isAll });
    const answer = { items, ids: items.map(({ id }) => id), isAll, wasKnown: wasKnown(since) };
    const before = state.get().rows;
    const remaining = withoutMissing(before, answer);
    return { pages, answer, moved: isAll ? [] : await kind.fetchMoved({ items, before, remaining }) };
  }

  function placeNewer({ pages, answer, moved }: Awaited<ReturnType<typeof gatherNewer>>): void {
    if (answer === null) return rebuild(pages);
    complete.answered(answer.items[0]?.id);
    const all = [...answer.items, ...depth.notBelow(moved)];
    const remaining = withoutMissing(listRows.rows(), answer);
    put(place(remaining, listRows.removed.without(importAnswer(all))), { ended: ended() });
  }

  return {
    state,
    restore,
    load,
    async loadOlder() {
      // A stored list is confirmed first: the answer to that replaces the list, and older pages with it.
      if (state.get().storedAt !== null) return load();
      const isRead = depth.startReading();
      return request(
        'older',
        async () => {
          const cursor = depth.older();
          return cursor === null || !isRead() ? null : page({ cursor, limit: sizes.next });
        },
        (next) => {
          if (next === null || !isRead()) return;
          if (!depth.addPage(next)) depth.end();
          const rows = place(listRows.rows(), listRows.removed.without(importAnswer(next.items)));
          depth.keepAtLeast(rows.length);
          put(rows, { ended: ended() });
        },
      );
    },
    trim() {
      depth.trim();
      put(listRows.rows());
    },
    catchUp(options = {}) {
      if (!isFirstMissing()) return request('newer', () => gatherNewer(options), placeNewer);
      return request(
        'first',
        // An earlier request may have fetched the first page by now.
        async () => (isFirstMissing() ? await fetchFirst() : await gatherNewer(options)),
        (answer) => ('pages' in answer ? placeNewer(answer) : rebuild(answer)),
      );
    },
    receive(item, isNext) {
      if (!state.get().opened) return void (early = [...early.slice(-MAX_EARLY), item]);
      if (isNext) complete.received(item.id);
      // An event with the id of a known row is late or repeated: it contains nothing that the row lacks.
      if (listRows.rows().some(({ id }) => id === item.id)) return;
      const rows = listRows.removed.without(importItems([item]));
      if (rows.length > 0) put(place(listRows.rows(), rows));
    },
  };
}

interface ListRows<Row> {
  /** Without the pending changes. */
  rows(): readonly Row[];
  /** Shows these rows with the pending changes. */
  put(rows: readonly Row[], rest?: Partial<GaplessListState<Row>>): void;
  /** The rows of an answer, with the changes that it may lack. */
  withLateChanges: ChangeRows<Row>;
  /** Called when no request is under way any more. */
  onSettled(): void;
  readonly removed: RemovedRows<Row>;
}

interface ListRowsOptions<Row> {
  readonly state: Cell<GaplessListState<Row>>;
  /** Cuts the rows to those that are kept. */
  readonly cutToKept: ChangeRows<Row>;
}

/** Holds the rows of a list without the pending changes, which come from all lists that share them. */
function createListRows<Item extends WithId, Row extends WithId>(
  { belongs, place, onRows, changes }: GaplessListKind<Item, Row>,
  { state, cutToKept }: ListRowsOptions<Row>,
): ListRows<Row> {
  const removed = createRemovedRows<Row>();
  /** Changes that the answer to the request under way may lack. */
  const lateChanges = new Set<ChangeRows<Row>>();
  let confirmedRows: readonly Row[] = [];

  /** Applies a change, and leaves out rows that no longer belong to this list after it. */
  function changed(rows: readonly Row[], change: ChangeRows<Row>): readonly Row[] {
    const next = change(rows);
    return next === rows || next.every(belongs) ? next : next.filter(belongs);
  }

  function put(rows: readonly Row[], rest: Partial<GaplessListState<Row>> = {}): void {
    confirmedRows = cutToKept(rows);
    onRows(confirmedRows);
    const cut = confirmedRows === rows ? rest : { ...rest, ended: false };
    state.update((now) => ({
      ...now,
      ...cut,
      rows: changes.withMarks(changed(confirmedRows, changes.withPending)),
    }));
  }

  changes.join({
    newest: () => state.get().rows[0],
    showChange(change) {
      const { rows } = state.get();
      const next = changed(rows, change);
      if (next === rows) return [];
      state.update((now) => ({ ...now, rows: next }));
      const shownRows = new Map(rows.map((row) => [row.id, row]));
      return next.flatMap((row) =>
        shownRows.get(row.id) === row ? [] : { row, before: shownRows.get(row.id) },
      );
    },
    addChangedElsewhere(rows) {
      const lowest = confirmedRows.at(-1);
      const isNew = (row: Row, before: Row | undefined): boolean =>
        belongs(row) && !(before && belongs(before)) && !!lowest && compareIds(row.id, lowest.id) > 0;
      const own = rows.flatMap(({ row, before }) => (isNew(row, before) ? row : []));
      if (own.length > 0) put(place(confirmedRows, own));
    },
    confirm(change) {
      if (state.get().loading !== null) lateChanges.add(change);
      const next = changed(confirmedRows, change);
      if (next === confirmedRows) return;
      removed.changed(confirmedRows, next);
      put(next);
    },
    refresh: () => put(confirmedRows),
  });

  return {
    rows: () => confirmedRows,
    put,
    withLateChanges: (rows) => [...lateChanges].reduce(changed, rows),
    onSettled: () => lateChanges.clear(),
    removed,
  };
}

/** What an answer covers. */
interface Range<Row> {
  /** The newest first. */
  readonly ids: readonly string[];
  /** Whether these are all rows that the server has. */
  readonly isAll: boolean;
  /** Whether a row was known before the request: the answer may lack later ones. */
  readonly wasKnown: (row: Row) => boolean;
}

/** Removes rows that the answer should contain and does not: they were removed elsewhere. */
export function withoutMissing<Row extends WithId>(
  known: readonly Row[],
  { ids, isAll, wasKnown }: Range<Row>,
): readonly Row[] {
  const named = new Set(ids);
  const lowest = ids.at(-1);
  const reaches = (id: string): boolean => isAll || (lowest !== undefined && compareIds(id, lowest) >= 0);
  return known.filter((row) => named.has(row.id) || !reaches(row.id) || !wasKnown(row));
}
