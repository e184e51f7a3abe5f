import type { Cursor, Page } from './model/ids';

const maxHeaderLength = 16_384;

/** The cursors in a Link header. */
type Neighbours = Pick<Page<unknown>, 'older' | 'newer'>;

/**
 * Parameters of the request that servers repeat in the link beside the cursor: the caller sends them again. Names of
 * array parameters (`types[]`) are recognised by their ending.
 */
const requestParameters: ReadonlySet<string> = new Set([
  'limit',
  'local',
  'remote',
  'only_media',
  'instance',
  'reply_visibility',
  'with_muted',
  'with_relationships',
  'pinned',
  'tagged',
  'folder_id',
  'exclude_replies',
  'exclude_reblogs',
  'access_token',
]);

const movingIds: Readonly<Record<'next' | 'prev', readonly string[]>> = {
  next: ['max_id'],
  prev: ['min_id', 'since_id'],
};
const allIds = [...movingIds.next, ...movingIds.prev];

/**
 * The cursors of the older and the newer page. If the link moves by ids, only the id that moves is kept: ids of the
 * request may be repeated in it. Otherwise (Hollo's `before`) everything but the request's parameters is kept.
 */
export function readLink(header: string | null): Neighbours {
  const found: { next: Cursor | null; prev: Cursor | null } = { next: null, prev: null };
  if (header !== null && header.length <= maxHeaderLength) {
    for (const part of header.split('<').slice(1)) {
      const end = part.indexOf('>');
      if (end < 0) continue;
      const query = queryOf(part.slice(0, end));
      for (const relation of relationsOf(part.slice(end + 1))) found[relation] ??= cursorOf(query, relation);
    }
  }
  return { older: found.next, newer: found.prev };
}

function queryOf(address: string): URLSearchParams {
  const start = address.indexOf('?');
  const end = address.indexOf('#');
  if (start < 0) return new URLSearchParams();
  return new URLSearchParams(address.slice(start + 1, end > start ? end : undefined));
}

function relationsOf(parameters: string): readonly ('next' | 'prev')[] {
  const words = /;\s*rel\s*=\s*"?([^";,]*)/i.exec(parameters)?.[1]?.toLowerCase().split(/\s+/) ?? [];
  return words.filter((word) => word === 'next' || word === 'prev');
}

function cursorOf(query: URLSearchParams, relation: 'next' | 'prev'): Cursor | null {
  for (const name of movingIds[relation]) {
    const id = query.get(name);
    if (id) return { [name]: id };
  }
  const others = [...query].filter(
    ([name, value]) =>
      value !== '' && !allIds.includes(name) && !requestParameters.has(name) && !name.endsWith(']'),
  );
  return others.length > 0 ? Object.fromEntries(others) : null;
}
