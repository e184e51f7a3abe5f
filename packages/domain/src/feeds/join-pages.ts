import type { Page, Status } from '@linnet/api';

/** Joins consecutive pages into one. */
export function joinPages(pages: readonly Page<Status>[]): Page<Status> {
  return {
    items: pages.flatMap(({ items }) => items),
    dropped: pages.reduce((sum, { dropped }) => sum + dropped, 0),
    older: pages.at(-1)?.older ?? null,
    newer: pages[0]?.newer ?? null,
  };
}
