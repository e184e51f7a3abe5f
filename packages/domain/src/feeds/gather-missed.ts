import type { Cursor, Page, Status, StatusId } from '@linnet/api';
import { compareIds } from './compare-ids';
import { joinPages } from './join-pages';
import { CATCH_UP_SIZE } from './place-newer';

/** Of more the rest is a gap, which is filled when somebody scrolls to it. */
const MOST_PAGES = 5;

type Ask = (wish: { cursor?: Cursor | undefined; limit: number }) => Promise<Page<Status>>;

interface MissedWish {
  /** Above this one everything may be missing. */
  since: StatusId;
  /** The list has it: a stream told of it. */
  isKnown: (id: StatusId) => boolean;
}

/**
 * Asks for what is above `since`, and gives it as one page, which has no older one where nothing is left out. A full
 * page that ends among what a stream told goes on: whoever told of some of them may have left out others.
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
  // That one is known proves that nothing lies between.
  const joined = joinPages(pages);
  const items = joined.items.filter(({ id }) => above(id) >= 0);
  const last = items.at(-1);
  return { ...joined, items, older: isAll || last === undefined ? null : { max_id: last.id } };
}
