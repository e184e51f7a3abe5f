import { type Row, as, cursors, has, json, list } from './row';
import { NAMES } from './stage';

export const timelinesRows: readonly Row[] = [
  has('a timeline of direct posts', '/api/v1/timelines/direct', ['pleroma']),
  has('a timeline of the bubble', '/api/v1/timelines/bubble', ['akkoma']),
  has('conversations', '/api/v1/conversations', ['pleroma', 'akkoma', 'mastodon']),
  has('filters of the first version', '/api/v1/filters', ['pleroma', 'akkoma', 'mastodon']),
  has('filters of the second version', '/api/v2/filters', ['mastodon']),
  has('the first search', '/api/v1/search?q=bread', ['pleroma']),
  has('the second search', '/api/v2/search?q=bread', NAMES),
  has('trends', '/api/v1/trends/tags', ['mastodon', 'hollo']),
  {
    says: 'keys of a list',
    ask: async (at) => {
      const token = await at.token('alice');
      return Object.keys(json(await at.server.post('/api/v1/lists', { title: 'Boats' }, token))).sort();
    },
    is: {
      pleroma: ['id', 'title'],
      akkoma: ['id', 'title'],
      mastodon: ['exclusive', 'id', 'replies_policy', 'title'],
      hollo: ['exclusive', 'id', 'replies_policy', 'title'],
    },
  },
  {
    says: 'the places where pages of a timeline are cut, and what links repeat',
    ask: async (at) => cursors(await as(at, 'alice', '/api/v1/timelines/home?limit=5'))['next']?.sort(),
    is: {
      pleroma: ['limit', 'local', 'max_id', 'offset', 'only_media', 'remote'],
      akkoma: ['limit', 'local', 'max_id', 'offset', 'only_media', 'remote'],
      mastodon: ['limit', 'max_id'],
      hollo: ['limit', 'max_id'],
    },
  },
  {
    says: 'links on the last page of a timeline',
    ask: async (at) => {
      const oldest = list(await as(at, 'alice', '/api/v1/timelines/home?min_id=0&limit=3')).at(0);
      const answer = await as(
        at,
        'alice',
        `/api/v1/timelines/home?limit=20&max_id=${String(oldest?.['id'])}`,
      );
      return Object.keys(cursors(answer));
    },
    is: { pleroma: ['next', 'prev'], akkoma: ['next', 'prev'], mastodon: [], hollo: ['next', 'prev'] },
  },
  {
    says: 'the places where pages of bookmarks are cut',
    ask: async (at) => cursors(await as(at, 'bob', '/api/v1/bookmarks?limit=2')),
    is: {
      pleroma: { next: ['limit', 'max_id', 'offset'], prev: ['limit', 'min_id', 'offset'] },
      akkoma: { next: ['limit', 'max_id', 'offset'], prev: ['limit', 'min_id', 'offset'] },
      mastodon: { next: ['limit', 'max_id'], prev: ['limit', 'min_id'] },
      hollo: { next: ['limit', 'before'] },
    },
  },
];
