import type { Page } from '../store/page';
import type { LinkParam } from './link-header';
import type { Params } from './params';

const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 40;

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
export function linkParams(params: Params, known: Record<string, string | null>): LinkParam[] {
  const all: Record<string, string | null> = {
    limit: String(DEFAULT_LIMIT),
    offset: '0',
    max_id: null,
    since_id: null,
    min_id: null,
    ...known,
  };
  return Object.entries(all).flatMap(([name, absent]): LinkParam[] => {
    const value = params.tree[name];
    if (Array.isArray(value)) return params.texts(name).map((item): LinkParam => [`${name}[]`, item]);
    if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
      if (value !== '') return [[name, String(value)]];
    }
    return absent === null ? [] : [[name, absent]];
  });
}
