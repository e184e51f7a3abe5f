/** Paths under `/api/pleroma/` that are routes of their own; any other stands for its twin under `/api/v1/`. */
const OWN_PLEROMA = new Set(['frontend_configurations']);

const FORMAT_STRIPPED =
  /^(\/(?:api\/oauth_tokens|api\/pleroma\/emoji|nodeinfo\/[^/]+|notice\/[^/]+|users\/[^/]+))\.json$/;

/** The path as the routes know it: no trailing slash, no format suffix where it means nothing, one prefix. */
export function normalisePath(pathname: string): string {
  const bare = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  const path = FORMAT_STRIPPED.exec(bare)?.[1] ?? bare;
  const pleroma = /^\/api\/pleroma\/([^/]+)/.exec(path)?.[1];
  if (pleroma !== undefined && !OWN_PLEROMA.has(pleroma))
    return path.replace('/api/pleroma/', '/api/v1/pleroma/');
  return path;
}
