import type { Parameters } from './call';
import type { Cursor } from './model/page';

export interface PageOptions {
  /** From a page's Link header; the first page without it. */
  cursor?: Cursor | null | undefined;
  /** 20 by default; servers limit it to 40. */
  limit?: number | undefined;
}

const usualLimit = 20;

/** The query for lists whose pages have ids of their own: only a cursor leads to the next page. */
export function pageQuery({ cursor, limit }: PageOptions): Parameters {
  return { limit: limit ?? usualLimit, ...cursor };
}
