import type { Call, Parameters } from '../call';
import type { Cursor, Page } from '../model/ids';

export interface PageOptions {
  /** From a page's Link header; the first page without it. */
  cursor?: Cursor | null | undefined;
  /** 20 by default; servers limit it to 40. */
  limit?: number | undefined;
}

/** Rows per page, unless a call says otherwise. */
export const defaultLimit = 20;

/** The query for lists whose pages have ids of their own: only a cursor leads to the next page. */
export function pageQuery({ cursor, limit }: PageOptions): Parameters {
  return { limit: limit ?? defaultLimit, ...cursor };
}

/** Reads the page of a call that pages by offset: its older cursor is the next offset, unless the page is short. */
export function offsetPage<T>(
  read: Call<Page<T>>['read'],
  { cursor, limit = defaultLimit }: PageOptions,
): Call<Page<T>>['read'] {
  const offset = Number(cursor?.['offset'] ?? 0);
  return (body, facts) => {
    const page = read(body, facts);
    const sent = page.items.length + page.dropped;
    return { ...page, older: sent < limit ? null : { offset: `${offset + sent}` } };
  };
}
