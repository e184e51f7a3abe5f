import { profileUrl } from '../../render/account';
import { statusUri, statusUrl } from '../../render/status-parts';
import { closedToVisitors } from '../../server/access';
import type { Server } from '../../server/server';
import { readPage } from '../../server/paging';
import { notFound } from '../../server/problem';
import { type Call, OPEN, type Route } from '../../server/route';
import { type AccountRow, findAccountByName } from '../../store/accounts/accounts';
import { type StatusRow, findStatuses } from '../../store/statuses/statuses';
import { accountStatuses } from '../../store/statuses/timelines';
import { escapeHtml, plainText, withOrigin } from '../../text/plain-text';

/** The length of a status's title, in characters. */
const MAX_TITLE_LENGTH = 80;

interface Entry {
  id: string;
  url: string;
  title: string;
  content: string;
  at: string;
}

function entryOf(server: Server, row: StatusRow): Entry {
  const text = row.spoiler_text || plainText(row.content).trim();
  return {
    id: statusUri(server, row, null),
    url: statusUrl(server, row, null),
    title: text.length > MAX_TITLE_LENGTH ? `${text.slice(0, MAX_TITLE_LENGTH)}…` : text,
    content: withOrigin(row.content, server.origin()),
    at: new Date(row.created_at).toISOString(),
  };
}

/** The Atom feed of an account of this server. */
function atomFeed(server: Server, author: AccountRow, posts: readonly StatusRow[]): string {
  const url = profileUrl(server, author);
  const entries = posts.map((row) => {
    const { id, url: link, title, content, at } = entryOf(server, row);
    return `<entry><id>${escapeHtml(id)}</id><title>${escapeHtml(title)}</title>
<content type="html">${escapeHtml(content)}</content><published>${at}</published><updated>${at}</updated>
<link rel="alternate" type="text/html" href="${escapeHtml(link)}"/></entry>`;
  });
  const updated = new Date(posts[0]?.created_at ?? author.created_at).toISOString();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>${escapeHtml(`${url}/feed.atom`)}</id>
<title>${escapeHtml(`${author.username}'s timeline`)}</title><updated>${updated}</updated>
<link rel="self" type="application/atom+xml" href="${escapeHtml(`${url}/feed.atom`)}"/>
<author><name>${escapeHtml(author.username)}</name><uri>${escapeHtml(url)}</uri></author>
${entries.join('\n')}
</feed>
`;
}

/** The RSS feed of an account of this server. */
function rssFeed(server: Server, author: AccountRow, posts: readonly StatusRow[]): string {
  const url = profileUrl(server, author);
  const items = posts.map((row) => {
    const { id, url: link, title, content, at } = entryOf(server, row);
    return `<item><guid isPermaLink="false">${escapeHtml(id)}</guid><title>${escapeHtml(title)}</title>
<description>${escapeHtml(content)}</description><link>${escapeHtml(link)}</link>
<pubDate>${new Date(at).toUTCString()}</pubDate></item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0"><channel><title>${escapeHtml(`${author.username}'s timeline`)}</title>
<link>${escapeHtml(url)}</link><description>${escapeHtml(plainText(author.note).trim())}</description>
${items.join('\n')}
</channel></rss>
`;
}

const FORMATS = {
  atom: { write: atomFeed, type: 'application/atom+xml' },
  rss: { write: rssFeed, type: 'application/rss+xml' },
} as const;

/** Public statuses of an account of this server, newest first; empty where visitors may not see it. */
function feed(format: keyof typeof FORMATS): Route['handle'] {
  return ({ server, path, params }: Call) => {
    const author = findAccountByName(server.db, path['name'] ?? '', server.host());
    const isClosed = closedToVisitors(server.settings, 'profiles', true);
    if (!author || author.host !== null || author.deactivated === 1 || isClosed) throw notFound();
    const ids = accountStatuses(server.db, {
      accountId: author.id,
      viewerId: null,
      page: readPage(params),
      pinned: false,
      onlyMedia: false,
      excludeReblogs: true,
      excludeReplies: false,
      excludeVisibilities: ['unlisted'],
      tagged: null,
      withMuted: true,
    });
    const rows = findStatuses(server.db, ids);
    const posts = ids.flatMap((id) => rows.get(id) ?? []);
    const { write, type } = FORMATS[format];
    return new Response(write(server, author, posts), {
      headers: { 'content-type': `${type}; charset=utf-8` },
    });
  };
}

export const accountFeedRoutes: Route[] = [
  { method: 'GET', path: '/users/:name/feed', access: OPEN, handle: feed('atom') },
  { method: 'GET', path: '/users/:name/feed.atom', access: OPEN, handle: feed('atom') },
  { method: 'GET', path: '/users/:name/feed.rss', access: OPEN, handle: feed('rss') },
];
