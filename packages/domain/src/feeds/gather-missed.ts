import type { Cursor, Page, Status, StatusId } from '@linnet/api';
import { compareIds } from './compare-ids';
import { joinPages } from './join-pages';
import { CATCH_UP_SIZE } from './place-newer';

/** What is beyond this many pages becomes a gap, which is filled when it is scrolled to. */
const MOST_PAGES = 5;

type Ask = (wish: { cursor?: Cursor | undefined; limit: number }) => Promise<Page<Status>>;

interface MissedWish {
  /** The id above which statuses may be missing. */
  since: StatusId;
  /** Whether the list has a status already, from a stream. */
  isKnown: (id: StatusId) => boolean;
}

/**
 * Fetches what is newer than `since` and joins it into one page, whose `older` is null when nothing is missing. A full
 * page whose last status is known from a stream does not end it: the stream may have left out others.
 */
export async function gatherMissed(ask: Ask, { since, isKnown }: MissedWish): Promise<Page<Status>> {
  const pages: Page<Status>[] = [];
  const above = (id: StatusId): number => compareIds(id, since);
  let cursor: Cursor | null = { since_id: since };
  let isAll = false;
  while (cursor !== null && pages.length < MOST_PAGES) {
    const page: Page<Status> = await ask({ cursor, limit: CATCH_UP_SIZE });
    pages.push(page);
    const last = page.items.at(-1);
    isAll = last === undefined || page.items.length < CATCH_UP_SIZE || above(last.id) <= 0;
    cursor = isAll || last === undefined || !isKnown(last.id) ? null : { max_id: last.id };
  }
  // Keep `since` itself: that it is known proves that nothing is missing in between.
  const joined = joinPages(pages);
  const items = joined.items.filter(({ id }) => above(id) >= 0);
  const last = items.at(-1);
  return { ...joined, items, older: isAll || last === undefined ? null : { max_id: last.id } };
}
