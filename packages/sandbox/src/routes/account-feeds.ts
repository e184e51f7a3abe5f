import { atomFeed, rssFeed } from '../render/account-feed';
import { notFound } from '../server/problem';
import { readPage } from '../server/read-page';
import { OPEN, type Call, type Route } from '../server/route';
import { closedToVisitors } from '../server/visitors';
import { findAccountByName } from '../store/accounts';
import { findStatuses } from '../store/statuses';
import { accountStatuses } from '../store/timelines';

const FORMATS = {
  atom: { write: atomFeed, type: 'application/atom+xml' },
  rss: { write: rssFeed, type: 'application/rss+xml' },
} as const;

/** Public statuses of an account of this server, newest first; empty where visitors may not see it. */
function feed(format: keyof typeof FORMATS): Route['handle'] {
  return ({ here, path, params }: Call) => {
    const author = findAccountByName(here.db, path['name'] ?? '', here.host());
    const isShut = closedToVisitors(here.settings, 'profiles', true);
    if (!author || author.host !== null || author.deactivated === 1 || isShut) throw notFound();
    const ids = accountStatuses(here.db, {
      accountId: author.id,
      readerId: null,
      page: readPage(params),
      pinned: false,
      onlyMedia: false,
      excludeReblogs: true,
      excludeReplies: false,
      excludeVisibilities: ['unlisted'],
      tagged: null,
      withMuted: true,
    });
    const rows = findStatuses(here.db, ids);
    const posts = ids.flatMap((id) => rows.get(id) ?? []);
    const { write, type } = FORMATS[format];
    return new Response(write(here, author, posts), {
      headers: { 'content-type': `${type}; charset=utf-8` },
    });
  };
}

export const accountFeedRoutes: Route[] = [
  { method: 'GET', path: '/users/:name/feed', access: OPEN, handle: feed('atom') },
  { method: 'GET', path: '/users/:name/feed.atom', access: OPEN, handle: feed('atom') },
  { method: 'GET', path: '/users/:name/feed.rss', access: OPEN, handle: feed('rss') },
];
