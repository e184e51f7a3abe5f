import type { Call } from '../../server/route';
import { withRequestParams, readLinks, writeLinks, type PageLink } from '../common/page-links';
import { listOf, textOf } from '../rewrite';
import { uuidOfNumber, timePagedList, timeOfPageId } from './ids';

const TWO_WAY_LISTS = /^\/api\/v1\/timelines\//;
const NEXT_ONLY_LISTS = /^\/api\/v1\/accounts\/[^/]+\/statuses$/;

function withCursor({ url, rel }: PageLink, name: string, value: string): PageLink {
  const cursor = rel === 'next' ? 'max_id' : 'min_id';
  const next = new URL(url);
  next.searchParams.delete(cursor);
  next.searchParams.set(name, value);
  return { url: next, rel };
}

/** Replaces the paging parameters of notifications by the composite ids on the page. */
function withCompositeIds(links: PageLink[], body: unknown): PageLink[] {
  const ids = listOf(body).map(({ id }) => textOf(id));
  const [first, last] = [ids.at(0), ids.at(-1)];
  if (first === undefined || last === undefined) return [];
  return links.map((link) =>
    link.rel === 'next' ? withCursor(link, 'max_id', last) : withCursor(link, 'min_id', first),
  );
}

/** The Link header in Hollo's form. Each kind of list has its own paging; most have none. */
export function linksOfHollo(header: string, call: Call, body: unknown): string | null {
  const { pathname } = call.url;
  const sentLinks = readLinks(header);
  const links = withRequestParams(sentLinks, call).map((link) => {
    link.url.searchParams.delete('before');
    return link;
  });
  const list = timePagedList(pathname);
  if (list !== null) {
    const nextLinks = links.filter(({ rel }) => rel === 'next');
    return writeLinks(
      nextLinks.map((link) =>
        withCursor(link, 'before', timeOfPageId(list, link.url.searchParams.get('max_id') ?? '')),
      ),
    );
  }
  if (pathname === '/api/v1/notifications') return writeLinks(withCompositeIds(links, body));
  if (pathname === '/api/v2/notifications') {
    return writeLinks(
      links.map((link) => {
        const cursor = link.rel === 'next' ? 'max_id' : 'min_id';
        return withCursor(link, cursor, uuidOfNumber(link.url.searchParams.get(cursor) ?? ''));
      }),
    );
  }
  if (NEXT_ONLY_LISTS.test(pathname)) return writeLinks(links.filter(({ rel }) => rel === 'next'));
  return TWO_WAY_LISTS.test(pathname) ? writeLinks(links) : null;
}
