import type { Call, Cursor, Page, PageOptions } from '@linnet/api';
import type { Client } from '../client/client';

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
  // Written by the line below.
  const cursor = position === null ? null : (JSON.parse(position) as Cursor);
  const { items, older } = await send(call({ cursor, limit: PAGE_SIZE }));
  const next = older === null ? null : JSON.stringify(older);
  return { items, next: next === position ? null : next };
}

/** All rows of a list, page by page. Ends at a page that has nothing new, since some servers repeat the first one. */
export async function* allRows<T>(
  client: Pick<Client, 'send'>,
  call: PagedCall<T>,
  keyOf: (row: T) => string,
): AsyncGenerator<readonly T[], void> {
  const seen = new Set<string>();
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
