import type { Here } from '../server/here';
import type { AccountRow } from '../store/accounts';
import type { StatusRow } from '../store/statuses';
import { escapeHtml } from '../text/escape-html';
import { withOrigin } from '../text/origin-mark';
import { plainText } from '../text/plain-text';
import { profileUrl } from './account';
import { statusUri, statusUrl } from './status-parts';

/** The length of a status's title, in characters. */
const TITLE = 80;

interface Entry {
  id: string;
  url: string;
  title: string;
  content: string;
  at: string;
}

function entryOf(here: Here, row: StatusRow): Entry {
  const words = row.spoiler_text || plainText(row.content).trim();
  return {
    id: statusUri(here, row, null),
    url: statusUrl(here, row, null),
    title: words.length > TITLE ? `${words.slice(0, TITLE)}…` : words,
    content: withOrigin(row.content, here.origin()),
    at: new Date(row.created_at).toISOString(),
  };
}

/** The Atom feed of an account of this server. */
export function atomFeed(here: Here, author: AccountRow, posts: readonly StatusRow[]): string {
  const url = profileUrl(here, author);
  const entries = posts.map((row) => {
    const { id, url: link, title, content, at } = entryOf(here, row);
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
export function rssFeed(here: Here, author: AccountRow, posts: readonly StatusRow[]): string {
  const url = profileUrl(here, author);
  const items = posts.map((row) => {
    const { id, url: link, title, content, at } = entryOf(here, row);
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
