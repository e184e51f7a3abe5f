/** Paths below `/api/pleroma/` that are routes of their own; any other is the same as the one below `/api/v1/`. */
const OWN_PLEROMA = new Set(['frontend_configurations']);

const FORMAT_STRIPPED =
  /^(\/(?:api\/oauth_tokens|api\/pleroma\/emoji|nodeinfo\/[^/]+|notice\/[^/]+|users\/[^/]+))\.json$/;

/** The path as the routes have it: without a trailing slash, a format suffix that means nothing, or a second prefix. */
export function normalisePath(pathname: string): string {
  const bare = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  const path = FORMAT_STRIPPED.exec(bare)?.[1] ?? bare;
  const pleroma = /^\/api\/pleroma\/([^/]+)/.exec(path)?.[1];
  if (pleroma !== undefined && !OWN_PLEROMA.has(pleroma))
    return path.replace('/api/pleroma/', '/api/v1/pleroma/');
  return path;
}
