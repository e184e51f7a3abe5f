import type { Cursor, Page, Status, StatusId } from '@linnet/api';
import { compareIds } from './compare-ids';
import { joinPages } from './join-pages';

const PAGE_SIZE = 40;
/** What lies below this many pages is loaded again when it is scrolled to. */
const MOST_PAGES = 5;

type Ask = (wish: { cursor?: Cursor | undefined; limit: number }) => Promise<Page<Status>>;

/** Fetches a range again, from the newest (or `from`) down to `lowest`, and joins it into one page. */
export async function gatherPages(
  ask: Ask,
  lowest: StatusId | undefined,
  from?: Cursor,
): Promise<Page<Status>> {
  const pages: Page<Status>[] = [];
  const reaches = ({ items }: Page<Status>): boolean => {
    const last = items.at(-1);
    return last === undefined || lowest === undefined || compareIds(last.id, lowest) <= 0;
  };
  let cursor: Cursor | null | undefined = from;
  while (cursor !== null && pages.length < MOST_PAGES) {
    const page: Page<Status> = await ask({ cursor, limit: PAGE_SIZE });
    pages.push(page);
    cursor = reaches(page) ? null : page.older;
  }
  return joinPages(pages);
}
