import { type Json, type Row, part, as, has, json } from './row';

export const peopleRows: readonly Row[] = [
  {
    says: 'keys of an account that others do not have',
    ask: async (at) => {
      const account = json(await at.server.get('/api/v1/accounts/lookup?acct=bob'));
      return ['pleroma', 'akkoma', 'roles', 'noindex', 'moved'].filter((key) => key in account);
    },
    is: {
      pleroma: ['pleroma'],
      akkoma: ['pleroma', 'akkoma'],
      mastodon: ['roles', 'noindex'],
      hollo: ['moved'],
    },
  },
  {
    says: 'one’s own role',
    ask: async (at) => {
      const own = json(await as(at, 'alice', '/api/v1/accounts/verify_credentials'));
      return part(own, 'role', 'name') ?? part(own, 'pleroma', 'is_admin');
    },
    is: { pleroma: true, akkoma: true, mastodon: 'Admin', hollo: undefined },
  },
  {
    says: 'an account by its name instead of its id',
    ask: async ({ server }) => (await server.get('/api/v1/accounts/bob')).status,
    is: { pleroma: 200, akkoma: 200, mastodon: 404, hollo: 404 },
  },
  {
    says: 'hidden repeats, when following is to tell of posts as well',
    ask: async (at) => {
      const token = await at.token('alice');
      const { id } = json(await at.server.get('/api/v1/accounts/lookup?acct=bob'));
      const follow = async (options: Json) =>
        json(await at.server.post(`/api/v1/accounts/${String(id)}/follow`, options, token))[
          'showing_reblogs'
        ];
      return [
        await follow({ reblogs: false }),
        await follow({ notify: true }),
        await follow({ reblogs: true }),
      ];
    },
    is: {
      pleroma: [false, true, true],
      akkoma: [false, true, true],
      mastodon: [false, false, true],
      hollo: [false, false, true],
    },
  },
  has('common followers', '/api/v1/accounts/familiar_followers?id[]=1', ['pleroma', 'mastodon', 'hollo']),
  has('blocked servers', '/api/v1/domain_blocks', ['pleroma', 'akkoma', 'mastodon']),
  has('followed hashtags', '/api/v1/followed_tags', ['akkoma', 'mastodon', 'hollo']),
  has('birthdays', '/api/v1/pleroma/birthdays?day=1&month=1', ['pleroma']),
];
