import { type DifferenceRow, getAs, cursors, routeRow, json, list } from './row';
import { NAMES } from './stage';

export const timelinesRows: readonly DifferenceRow[] = [
  routeRow('a timeline of direct posts', '/api/v1/timelines/direct', ['pleroma']),
  routeRow('a timeline of the bubble', '/api/v1/timelines/bubble', ['akkoma']),
  routeRow('conversations', '/api/v1/conversations', ['pleroma', 'akkoma', 'mastodon']),
  routeRow('filters of the first version', '/api/v1/filters', ['pleroma', 'akkoma', 'mastodon']),
  routeRow('filters of the second version', '/api/v2/filters', ['mastodon']),
  routeRow('the first search', '/api/v1/search?q=bread', ['pleroma']),
  routeRow('the second search', '/api/v2/search?q=bread', NAMES),
  routeRow('trends', '/api/v1/trends/tags', ['mastodon', 'hollo']),
  {
    title: 'keys of a list',
    observe: async (at) => {
      const token = await at.token('alice');
      return Object.keys(json(await at.server.post('/api/v1/lists', { title: 'Boats' }, token))).sort();
    },
    expected: {
      pleroma: ['id', 'title'],
      akkoma: ['id', 'title'],
      mastodon: ['exclusive', 'id', 'replies_policy', 'title'],
      hollo: ['exclusive', 'id', 'replies_policy', 'title'],
    },
  },
  {
    title: 'the places where pages of a timeline are cut, and what links repeat',
    observe: async (at) =>
      cursors(await getAs(at, 'alice', '/api/v1/timelines/home?limit=5'))['next']?.sort(),
    expected: {
      pleroma: ['limit', 'local', 'max_id', 'offset', 'only_media', 'remote'],
      akkoma: ['limit', 'local', 'max_id', 'offset', 'only_media', 'remote'],
      mastodon: ['limit', 'max_id'],
      hollo: ['limit', 'max_id'],
    },
  },
  {
    title: 'links on the last page of a timeline',
    observe: async (at) => {
      const oldest = list(await getAs(at, 'alice', '/api/v1/timelines/home?min_id=0&limit=3')).at(0);
      const answer = await getAs(
        at,
        'alice',
        `/api/v1/timelines/home?limit=20&max_id=${String(oldest?.['id'])}`,
      );
      return Object.keys(cursors(answer));
    },
    expected: { pleroma: ['next', 'prev'], akkoma: ['next', 'prev'], mastodon: [], hollo: ['next', 'prev'] },
  },
  {
    title: 'the places where pages of bookmarks are cut',
    observe: async (at) => cursors(await getAs(at, 'bob', '/api/v1/bookmarks?limit=2')),
    expected: {
      pleroma: { next: ['limit', 'max_id', 'offset'], prev: ['limit', 'min_id', 'offset'] },
      akkoma: { next: ['limit', 'max_id', 'offset'], prev: ['limit', 'min_id', 'offset'] },
      mastodon: { next: ['limit', 'max_id'], prev: ['limit', 'min_id'] },
      hollo: { next: ['limit', 'before'] },
    },
  },
];
