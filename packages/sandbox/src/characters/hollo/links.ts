import type { Call } from '../../server/route';
import { asAsked, readLinks, writeLinks, type PageLink } from '../common/page-links';
import { listOf, textOf } from '../rewrite';
import { countedId, cutList, momentOf } from './ids';

const BOTH_WAYS = /^\/api\/v1\/timelines\//;
const FORWARD_ONLY = /^\/api\/v1\/accounts\/[^/]+\/statuses$/;

function replaced({ url, rel }: PageLink, name: string, value: string): PageLink {
  const cursor = rel === 'next' ? 'max_id' : 'min_id';
  const next = new URL(url);
  next.searchParams.delete(cursor);
  next.searchParams.set(name, value);
  return { url: next, rel };
}

/** Replaces the paging parameters of notifications by the composite ids on the page. */
function byComposite(links: PageLink[], said: unknown): PageLink[] {
  const ids = listOf(said).map(({ id }) => textOf(id));
  const [first, last] = [ids.at(0), ids.at(-1)];
  if (first === undefined || last === undefined) return [];
  return links.map((link) =>
    link.rel === 'next' ? replaced(link, 'max_id', last) : replaced(link, 'min_id', first),
  );
}

/** The Link header in Hollo's form. Each kind of list has its own paging; most have none. */
export function linksOfHollo(header: string, call: Call, said: unknown): string | null {
  const { pathname } = call.url;
  const read = readLinks(header);
  const links = asAsked(read, call).map((link) => {
    link.url.searchParams.delete('before');
    return link;
  });
  const list = cutList(pathname);
  if (list !== null) {
    const cut = links.filter(({ rel }) => rel === 'next');
    return writeLinks(
      cut.map((link) => replaced(link, 'before', momentOf(list, link.url.searchParams.get('max_id') ?? ''))),
    );
  }
  if (pathname === '/api/v1/notifications') return writeLinks(byComposite(links, said));
  if (pathname === '/api/v2/notifications') {
    return writeLinks(
      links.map((link) => {
        const cursor = link.rel === 'next' ? 'max_id' : 'min_id';
        return replaced(link, cursor, countedId(link.url.searchParams.get(cursor) ?? ''));
      }),
    );
  }
  if (FORWARD_ONLY.test(pathname)) return writeLinks(links.filter(({ rel }) => rel === 'next'));
  return BOTH_WAYS.test(pathname) ? writeLinks(links) : null;
}
