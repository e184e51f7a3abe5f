import type { Call, Cursor, Page, PageOptions } from '@linnet/api';
import type { Client } from '../client/client';
import { isPlainObject, readJson } from '../kernel/json-record';
import { createTextSet } from '../kernel/text-set';

/** Rows per page: what all servers send at most. */
const PAGE_SIZE = 40;

export type PagedCall<T> = (options: PageOptions) => Call<Page<T>>;

/** Where a list goes on, as text; null for its beginning. */
export type Position = string | null;

export interface PageAt<T> {
  readonly items: readonly T[];
  /** Null at the end. */
  readonly next: Position;
}

/** Fetches the page at a position. A server that leads back to the same page has come to its end. */
export async function pageAt<T>(
  { send }: Pick<Client, 'send'>,
  call: PagedCall<T>,
  position: Position,
): Promise<PageAt<T>> {
  // Made by `JSON.stringify` below.
  const cursor = position === null ? null : (JSON.parse(position) as Cursor);
  const { items, older } = await send(call({ cursor, limit: PAGE_SIZE }));
  const next = older === null ? null : JSON.stringify(older);
  return { items, next: next === position ? null : next };
}

/** The position in one of several lists, such as the members of lists, that are read one after the other. */
interface GroupPosition {
  readonly group: string;
  readonly page: Position;
}

function readGroupPosition(position: Position): GroupPosition | null {
  const value = position === null ? null : readJson(position);
  if (!isPlainObject(value) || typeof value['group'] !== 'string') return null;
  return { group: value['group'], page: typeof value['page'] === 'string' ? value['page'] : null };
}

/** The page at a position, where the lists of the groups are read one after the other. `group` is null after the last. */
export async function groupPageAt<Group extends { readonly id: string }, T>(
  client: Pick<Client, 'send'>,
  groups: readonly Group[],
  { position, call }: { position: Position; call: (group: Group, options: PageOptions) => Call<Page<T>> },
): Promise<PageAt<T> & { readonly group: Group | null }> {
  const at = readGroupPosition(position);
  const index = at === null ? 0 : groups.findIndex(({ id }) => id === at.group);
  const group = groups[index];
  if (group === undefined) return { group: null, items: [], next: null };
  const { items, next } = await pageAt(client, (options) => call(group, options), at?.page ?? null);
  const following = next === null ? groups[index + 1]?.id : group.id;
  return {
    group,
    items,
    next: following === undefined ? null : JSON.stringify({ group: following, page: next }),
  };
}

/** All rows of a list, page by page. Ends at a page that has nothing new, since some servers repeat the first one. */
export async function* allRows<T>(
  client: Pick<Client, 'send'>,
  call: PagedCall<T>,
  keyOf: (row: T) => string,
): AsyncGenerator<readonly T[], void> {
  const seen = createTextSet();
  let position: Position = null;
  do {
    const { items, next }: PageAt<T> = await pageAt(client, call, position);
    const fresh = items.filter((row) => !seen.has(keyOf(row)));
    if (fresh.length === 0) return;
    for (const row of fresh) seen.add(keyOf(row));
    yield fresh;
    position = next;
  } while (position !== null);
}
