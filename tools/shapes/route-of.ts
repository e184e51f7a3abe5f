import { LITERALS, TEMPLATES } from './templates';

/** A call that was made to record the response to an unknown path. */
const UNKNOWN = '/api/v1/nosuchendpoint';
const SUFFIX = /^(\/(?:api\/oauth_tokens|nodeinfo\/[^/]+))\.json$/;
/** Segments that can only be an id, for paths without a template. */
const ID_PART = /^(\d+|[0-9A-Za-z]{18}|[0-9a-f]{8}-[0-9a-f-]{27}|.*[%@].*|\d{4}-\d\d-\d\dT.*)$/;

/**
 * Normalises a route: `{x}` and `:x` become `:id`; `/api/pleroma/x` becomes `/api/v1/pleroma/x`, which is the same on
 * the server.
 */
export function plainRoute(path: string): string {
  return path.replace(/\{[^}]*\}|:[a-z_]+/g, ':id').replace(/^\/api\/pleroma\//, '/api/v1/pleroma/');
}

function matchesTemplate(template: string[], parts: string[]): boolean {
  return (
    template.length === parts.length &&
    template.every((part, index) => part === ':id' || part === parts[index])
  );
}

const countParameters = (template: string[]) => template.filter((part) => part === ':id').length;

/** Returns a function that gives the route of a path, with `:id` for its parameters. */
export function routeFinder(described: readonly string[]): (path: string) => string {
  const known = [...described.map((line) => line.replace(/^\S+ /, '')), ...TEMPLATES, ...LITERALS];
  const templates = [...new Set(known.map(plainRoute))].map((route) => route.split('/'));
  return (path) => {
    const [bare = ''] = path.split('?');
    const plain = bare
      .replace(SUFFIX, '$1')
      .replace(/(?<=.)\/$/, '')
      .replace(/^\/api\/pleroma\//, '/api/v1/pleroma/');
    if (plain === UNKNOWN) return '/api/v1/:unknown';
    const parts = plain.split('/');
    const [best] = templates
      .filter((template) => matchesTemplate(template, parts))
      .sort((a, b) => countParameters(a) - countParameters(b));
    return (best ?? parts.map((part) => (ID_PART.test(part) ? ':id' : part))).join('/');
  };
}
