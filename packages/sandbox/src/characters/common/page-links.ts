import type { Call } from '../../server/route';

export interface PageLink {
  url: URL;
  rel: string;
}

export function readLinks(header: string): PageLink[] {
  return [...header.matchAll(/<([^>]+)>; rel="(\w+)"/g)].flatMap(([, address = '', rel = '']) =>
    URL.canParse(address) ? [{ url: new URL(address), rel }] : [],
  );
}

export function writeLinks(links: readonly PageLink[]): string | null {
  if (links.length === 0) return null;
  return links.map(({ url, rel }) => `<${url.href}>; rel="${rel}"`).join(', ');
}

const CURSORS = new Set(['max_id', 'min_id', 'since_id']);

/** Links with the parameters of the request and the paging parameter, nothing else. */
export function withRequestParams(links: readonly PageLink[], { url: requestUrl }: Call): PageLink[] {
  return links.map(({ url, rel }) => {
    const cursor = rel === 'next' ? 'max_id' : 'min_id';
    const bare = new URL(url.pathname, url.origin);
    for (const [name, value] of requestUrl.searchParams)
      if (!CURSORS.has(name)) bare.searchParams.append(name, value);
    bare.searchParams.set(cursor, url.searchParams.get(cursor) ?? '');
    return { url: bare, rel };
  });
}
