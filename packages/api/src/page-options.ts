import type { Parameters } from './call';
import type { Cursor } from './model/page';

export interface PageOptions {
  /** From a page's Link header; the first page without it. */
  cursor?: Cursor | null | undefined;
  /** 20 if not said; servers cap it at 40. */
  limit?: number | undefined;
}

const usualLimit = 20;

/** For lists whose pages have ids of their own: nothing but a cursor leads from one to the next. */
export function pageQuery({ cursor, limit }: PageOptions): Parameters {
  return { limit: limit ?? usualLimit, ...cursor };
}
