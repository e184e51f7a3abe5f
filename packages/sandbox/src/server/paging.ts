import type { Page } from '../store/page';
import type { Server } from './server';
import type { Params } from './params';

export type LinkParam = [name: string, value: string];

interface PageLinks {
  server: Server;
  /** The path of the request. */
  path: string;
  /** The request's parameters and the server's defaults. */
  params: LinkParam[];
  /** The ids of the page, newest first. */
  ids: string[];
  /** Appended after the sorted parameters: in timelines Pleroma repeats `local` there. */
  extra?: LinkParam[];
}

const encode = ([name, value]: LinkParam) => `${name}=${encodeURIComponent(value).replaceAll('%20', '+')}`;

function address(links: PageLinks, replacing: LinkParam): string {
  const params = links.params.filter(([name]) => name !== replacing[0]);
  params.push(replacing);
  params.sort(([a], [b]) => (a < b ? -1 : Number(a > b)));
  const query = [...params, ...(links.extra ?? [])].map(encode).join('&');
  return `${links.server.origin()}${links.path}?${query}`;
}

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 40;

/** Whether the page is the last one and the server sends no links for such pages. */
function hasNoLinks({ server, path, params, ids }: PageLinks): boolean {
  const limit = Number(params.find(([name]) => name === 'limit')?.[1] ?? MAX_LIMIT);
  return server.behaviour.omitsLastPageLinks(path) && ids.length < Math.min(limit, MAX_LIMIT);
}

/** The Link header of a page: both links when the page has entries, none when it is empty. */
export function linkHeader(links: PageLinks): Record<string, string> {
  const first = links.ids.at(0);
  const last = links.ids.at(-1);
  if (first === undefined || last === undefined || hasNoLinks(links)) return {};
  const next = address(links, ['max_id', last]);
  const previous = address(links, ['min_id', first]);
  return { link: `<${next}>; rel="next", <${previous}>; rel="prev"` };
}

export function readPage(params: Params): Page {
  const limit = params.integer('limit') ?? DEFAULT_LIMIT;
  return {
    maxId: params.id('max_id') ?? null,
    sinceId: params.id('since_id') ?? null,
    minId: params.id('min_id') ?? null,
    limit: Math.max(0, Math.min(limit, MAX_LIMIT)),
    offset: Math.max(0, params.integer('offset') ?? 0),
  };
}

/** The parameters that a Link header repeats: those of the request that the route knows, and the defaults. */
export function linkParams(params: Params, routeParams: Record<string, string | null>): LinkParam[] {
  const all: Record<string, string | null> = {
    limit: String(DEFAULT_LIMIT),
    offset: '0',
    max_id: null,
    since_id: null,
    min_id: null,
    ...routeParams,
  };
  return Object.entries(all).flatMap(([name, defaultValue]): LinkParam[] => {
    const value = params.tree[name];
    if (Array.isArray(value)) return params.texts(name).map((item): LinkParam => [`${name}[]`, item]);
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      if (value !== '') return [[name, String(value)]];
    }
    return defaultValue === null ? [] : [[name, defaultValue]];
  });
}
