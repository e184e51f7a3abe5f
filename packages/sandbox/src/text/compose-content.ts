import type { AccountRow } from '../store/accounts/accounts';
import { bbcode } from './bbcode';
import { markdown } from './markdown';
import { ORIGIN_MARK, escapeHtml } from './plain-text';
import { sanitizeHtml } from './sanitize-html';

interface ComposedContent {
  html: string;
  /** In the order of the text, each account once. */
  mentions: AccountRow[];
  tags: string[];
}

type Resolve = (name: string) => AccountRow | undefined;

/** As on the real server a mention is a word of its own: `(@bob)` is none. */
const TOKEN =
  /(https?:\/\/(?:(?!&(?:lt|gt|quot);)[^\s<>"\u0001])+)|(?<!\S)@([\w-]+(?:@[\w.-]*\w)?)(?=[,.;:>?!]*(?!\S))|(?<![\p{L}\p{N}_/&])#([\p{L}\p{N}\p{M}_]*[\p{L}_][\p{L}\p{N}\p{M}_]*)/gu;

const NO_LINKS_INSIDE = /^(?:a|code|pre)$/;

function profileAddress(account: AccountRow): string {
  return account.host === null
    ? `${ORIGIN_MARK}/users/${account.username}`
    : `https://${account.host}/@${account.username}`;
}

function webLink(found: string): string {
  const tail = /(?:[.,;:!?)\]'*]|&#39;)+$/.exec(found)?.[0] ?? '';
  const address = tail === '' ? found : found.slice(0, -tail.length);
  return `<a href="${address}" rel="ugc">${address}</a>${tail}`;
}

/** Turns addresses, mentions and hashtags in the text of some HTML into links, except inside links and code. */
function decorate(html: string, resolve: Resolve): ComposedContent {
  const mentions = new Map<string, AccountRow>();
  const tags = new Set<string>();
  const replace = (whole: string, ...groups: (string | undefined)[]): string => {
    const [url, name, tag] = groups;
    if (url !== undefined) return webLink(url);
    if (tag !== undefined) {
      const key = tag.toLowerCase();
      tags.add(key);
      return `<a class="hashtag" data-tag="${key}" href="${ORIGIN_MARK}/tag/${key}">#${tag}</a>`;
    }
    const account = name === undefined ? undefined : resolve(name);
    if (!account) return whole;
    mentions.set(account.id, account);
    return `<span class="h-card"><a class="u-url mention" data-user="${account.id}" href="${profileAddress(account)}" rel="ugc">@<span>${account.username}</span></a></span>`;
  };

  let noLinksDepth = 0;
  const result = html.split(/(<[^>]*>)/).map((piece) => {
    const tag = /^<(\/?)([a-z0-9]+)/i.exec(piece);
    if (tag) {
      if (NO_LINKS_INSIDE.test(tag[2] ?? '')) noLinksDepth += tag[1] === '/' ? -1 : 1;
      return piece;
    }
    return noLinksDepth > 0 ? piece : piece.replace(TOKEN, replace);
  });
  return { html: result.join(''), mentions: [...mentions.values()], tags: [...tags] };
}

export const POST_FORMATS = ['text/plain', 'text/html', 'text/markdown', 'text/bbcode'] as const;

/** Removes control characters, one of which is our origin mark. */
function clean(source: string): string {
  return source.replaceAll('\r\n', '\n').replace(/[\u0000-\u0008\u000b-\u001f]/g, '');
}

function toHtml(source: string, contentType: string): string {
  switch (contentType) {
    case 'text/html':
      return sanitizeHtml(source);
    case 'text/markdown':
      return markdown(source);
    case 'text/bbcode':
      return bbcode(source);
    default:
      return escapeHtml(source).replaceAll('\n', '<br/>');
  }
}

/** Converts what a person typed to the stored HTML; an unknown content type counts as plain text. */
export function composeContent(
  source: string,
  contentType: string,
  resolve: (name: string) => AccountRow | undefined,
): ComposedContent {
  return decorate(toHtml(clean(source), contentType), resolve);
}
