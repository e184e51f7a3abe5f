import type { ErrorReason, Page } from '@linnet/api';
import { createCell, type Cell } from '../cell';
import { createListDepth } from './depth';
import { type FetchPage, gatherDown } from './gather';
import { compareIds } from './ids';
import type { ListError, ListPart } from './list-state';
import { createListRequests } from './requests';
import { createRemovedRows, type ChangeRows, type RemovedRows, type SharedChanges } from './shared-changes';
import { createSureRange } from './missed';

/** Rows of a stream that are kept until the first page is loaded. */
const MOST_EARLY = 500;

type WithId = { readonly id: string };

/** A list as far as it is known. */
export interface RunState<Row> {
  /** The newest first. */
  readonly rows: readonly Row[];
  /** The first page has been loaded. */
  readonly opened: boolean;
  readonly loading: ListPart | null;
  readonly error: ListError | null;
  /** There is nothing older. */
  readonly ended: boolean;
}

/** An answer that meets the known rows: one page, or several that follow each other. */
export interface RunAnswer<Item, Row> {
  readonly items: readonly Item[];
  readonly before: readonly Row[];
  /** Rows of `before` that the answer leaves. */
  readonly left: readonly Row[];
}

/** What differs between lists of this kind. `Item` is what the server sends, `Row` what the list has of it. */
interface RunKind<Item extends WithId, Row extends WithId> {
  /** Rows of the first page, and of the others. */
  readonly sizes: { readonly first: number; readonly more: number };
  mayLoad(): boolean;
  readonly page: FetchPage<Item>;
  /** Imports what has arrived, and makes rows of it. */
  importItems(items: readonly Item[]): readonly Row[];
  /** Whether a row belongs to the list. */
  belongs(row: Row): boolean;
  /** Merges rows into the known ones, the newest first; of two with the same id the arrived one counts. */
  place(known: readonly Row[], arrived: readonly Row[]): readonly Row[];
  /** Fetches what has moved down, out of the range of an answer. */
  moved(answer: RunAnswer<Item, Row>): Promise<readonly Item[]>;
  /** The server sends it by the stream only. */
  isOfStream(row: Row): boolean;
  /** Called with all rows that the list has, including those that a pending change hides. */
  onRows(rows: readonly Row[]): void;
  readonly changes: SharedChanges<Row>;
}

interface CatchUpOptions<Id> {
  readonly asOf?: number | undefined;
  /** Fetches down to this one, if it is not too far: what was done elsewhere to those above it is found then. */
  readonly downTo?: Id | undefined;
  /** Where the server has fewer than a page of them, every row that it no longer has is removed. */
  readonly isThorough?: boolean;
}

/** A list of rows that is known from the newest down to some row, without a gap, and holds the rows itself. */
export interface Run<Item extends WithId, Row extends WithId> {
  state: Cell<RunState<Row>>;
  /** Loads the newest; resolves to the error. */
  load(): Promise<ErrorReason | null>;
  loadOlder(): Promise<ErrorReason | null>;
  /** Drops the rows beyond those that are kept, as nobody reads there any more. */
  trim(): void;
  /** Loads what is newer than the known rows. */
  catchUp(options?: CatchUpOptions<Item['id']>): Promise<ErrorReason | null>;
  /**
   * Takes in an item of the stream. `isNext`: none is missing between it and the known rows. After a break some may be
   * missing, until the list has been refreshed.
   */
  receive(item: Item, isNext: boolean): void;
}

export function createRun<Item extends WithId, Row extends WithId>(kind: RunKind<Item, Row>): Run<Item, Row> {
  const { sizes, page, place } = kind;
  const state = createCell<RunState<Row>>({
    rows: [],
    opened: false,
    loading: null,
    error: null,
    ended: false,
  });
  const depth = createListDepth();
  const sure = createSureRange<Item['id']>();
  const rowsHere = createRowsHere<Item, Row>(kind, { state, kept: depth.kept });
  const { put } = rowsHere;
  const requests = createListRequests({
    state,
    waits: true,
    mayLoad: kind.mayLoad,
    settled() {
      rowsHere.settled();
      return undefined;
    },
  });
  /** Items of the stream from before the first page. */
  let early: Item[] = [];
  /** When each row was imported, in milliseconds since 1970. */
  const importedAt = new WeakMap<Row, number>();

  function importItems(items: readonly Item[]): readonly Row[] {
    const rows = kind.importItems(items).filter(kind.belongs);
    for (const row of rows) importedAt.set(row, Date.now());
    return rows;
  }

  const answered = (items: readonly Item[]): readonly Row[] => rowsHere.answered(importItems(items));

  /** Whether nothing is older. */
  const ended = () => depth.older() === null;

  /** Builds the list from these pages. */
  function begin(pages: readonly Page<Item>[]): void {
    const items = pages.flatMap(({ items: all }) => all);
    depth.restart();
    for (const one of pages) depth.goDown(one);
    const [newest] = items;
    sure.begin(newest?.id ?? null);
    // The page may lack what the stream has sent meanwhile.
    const ahead = rowsHere.rows().filter((row) => newest && kind.belongs(row) && sure.isAbove(row.id));
    const fromStream = answered(early.splice(0)).filter(({ id }) => sure.isAbove(id));
    const rows = answered(items);
    rowsHere.removed.letIn(rows);
    put(place([...ahead, ...fromStream], rows), { opened: true, ended: ended(), error: null });
  }

  const request = <Answer>(part: ListPart, fetch: () => Promise<Answer>, take: (answer: Answer) => void) =>
    requests.load({
      part,
      fetch,
      place(answer) {
        take(answer);
        return (now) => now;
      },
    });

  const load = () =>
    request(
      'first',
      () => page({ cursor: null, limit: sizes.first }),
      (first) => begin([first]),
    );

  const wasKnown = (since: number) => (row: Row) =>
    !kind.isOfStream(row) && (importedAt.get(row) ?? 0) <= since;

  async function gatherNewer({ asOf, downTo, isThorough = false }: CatchUpOptions<Item['id']>) {
    const since = asOf ?? Date.now();
    const lowest = isThorough ? state.get().rows.at(-1)?.id : undefined;
    const options = { limit: sizes.more, asOf, downTo, lowest, reaches: sure.overlapCheck() };
    const { pages, meets, isAll } = await gatherDown({ page, ...options });
    if (!meets) return { pages, answer: null, moved: [] };
    const items = depth.within({ pages, isAll });
    const answer = { items, ids: items.map(({ id }) => id), isAll, wasKnown: wasKnown(since) };
    const before = state.get().rows;
    const left = withoutMissing(before, answer);
    return { pages, answer, moved: isAll ? [] : await kind.moved({ items, before, left }) };
  }

  return {
    state,
    load,
    async loadOlder() {
      const isRead = depth.readOn();
      return request(
        'older',
        async () => {
          const cursor = depth.older();
          return cursor === null || !isRead() ? null : page({ cursor, limit: sizes.more });
        },
        (next) => {
          if (next === null || !isRead()) return;
          if (!depth.goDown(next)) depth.end();
          const rows = place(rowsHere.rows(), rowsHere.removed.without(answered(next.items)));
          depth.stay(rows.length);
          put(rows, { ended: ended() });
        },
      );
    },
    trim() {
      depth.trim();
      put(rowsHere.rows());
    },
    catchUp(options = {}) {
      if (!state.get().opened) return load();
      return request(
        'newer',
        () => gatherNewer(options),
        ({ pages, answer, moved }) => {
          if (answer === null) return begin(pages);
          sure.answered(answer.items[0]?.id);
          const all = [...answer.items, ...depth.reached(moved)];
          const left = withoutMissing(rowsHere.rows(), answer);
          put(place(left, rowsHere.removed.without(answered(all))), { ended: ended() });
        },
      );
    },
    receive(item, isNext) {
      if (!state.get().opened) return void (early = [...early.slice(-MOST_EARLY), item]);
      if (isNext) sure.received(item.id);
      // A known row knows as much as a late or repeated event with its id; one that stands for a group knows more.
      if (rowsHere.rows().some(({ id }) => id === item.id)) return;
      const rows = rowsHere.removed.without(importItems([item]));
      if (rows.length > 0) put(place(rowsHere.rows(), rows));
    },
  };
}

interface RowsHere<Row> {
  /** Without the pending changes. */
  rows(): readonly Row[];
  /** Shows these rows, with what is pending over them. */
  put(rows: readonly Row[], rest?: Partial<RunState<Row>>): void;
  /** The rows of an answer, with the changes that it may lack. */
  answered: ChangeRows<Row>;
  /** Called when no request is under way any more. */
  settled(): void;
  readonly removed: RemovedRows<Row>;
}

interface RowsHereOptions<Row> {
  readonly state: Cell<RunState<Row>>;
  /** Cuts the rows to those that are kept. */
  readonly kept: ChangeRows<Row>;
}

/** The rows of a list, as they are without what is pending; changes reach them from all lists of the same rows. */
function createRowsHere<Item extends WithId, Row extends WithId>(
  { belongs, place, onRows, changes }: RunKind<Item, Row>,
  { state, kept }: RowsHereOptions<Row>,
): RowsHere<Row> {
  const removed = createRemovedRows<Row>();
  /** Changes that the answer to the request under way may lack. */
  const late = new Set<ChangeRows<Row>>();
  let facts: readonly Row[] = [];

  /** A list shows no row that a change has made into one of another list. */
  function changed(rows: readonly Row[], change: ChangeRows<Row>): readonly Row[] {
    const next = change(rows);
    return next === rows || next.every(belongs) ? next : next.filter(belongs);
  }

  function put(rows: readonly Row[], rest: Partial<RunState<Row>> = {}): void {
    facts = kept(rows);
    onRows(facts);
    const cut = facts === rows ? rest : { ...rest, ended: false };
    state.update((now) => ({ ...now, ...cut, rows: changes.marked(changed(facts, changes.over)) }));
  }

  changes.join({
    newest: () => state.get().rows[0],
    lay(change) {
      const { rows } = state.get();
      const next = changed(rows, change);
      if (next === rows) return [];
      state.update((now) => ({ ...now, rows: next }));
      const known = new Map(rows.map((row) => [row.id, row]));
      return next.flatMap((row) => (known.get(row.id) === row ? [] : { row, before: known.get(row.id) }));
    },
    setConfirmed(rows) {
      const lowest = facts.at(-1);
      const isNew = (row: Row, before: Row | undefined): boolean =>
        belongs(row) && !(before && belongs(before)) && !!lowest && compareIds(row.id, lowest.id) > 0;
      const own = rows.flatMap(({ row, before }) => (isNew(row, before) ? row : []));
      if (own.length > 0) put(place(facts, own));
    },
    settle(change) {
      if (state.get().loading !== null) late.add(change);
      const next = changed(facts, change);
      if (next === facts) return;
      removed.changed(facts, next);
      put(next);
    },
    show: () => put(facts),
  });

  return {
    rows: () => facts,
    put,
    answered: (rows) => [...late].reduce(changed, rows),
    settled: () => late.clear(),
    removed,
  };
}

/** What an answer covers. */
interface Range<Row> {
  /** The newest first. */
  readonly ids: readonly string[];
  /** They are all that the server has. */
  readonly isAll: boolean;
  /** Whether the row was known before the request: the answer may lack later ones. */
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
