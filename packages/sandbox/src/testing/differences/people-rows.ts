import { type Json, type DifferenceRow, part, getAs, routeRow, json } from './row';

export const peopleRows: readonly DifferenceRow[] = [
  {
    title: 'keys of an account that others do not have',
    observe: async (at) => {
      const account = json(await at.server.get('/api/v1/accounts/lookup?acct=bob'));
      return ['pleroma', 'akkoma', 'roles', 'noindex', 'moved'].filter((key) => key in account);
    },
    expected: {
      pleroma: ['pleroma'],
      akkoma: ['pleroma', 'akkoma'],
      mastodon: ['roles', 'noindex'],
      hollo: ['moved'],
    },
  },
  {
    title: 'one’s own role',
    observe: async (at) => {
      const own = json(await getAs(at, 'alice', '/api/v1/accounts/verify_credentials'));
      return part(own, 'role', 'name') ?? part(own, 'pleroma', 'is_admin');
    },
    expected: { pleroma: true, akkoma: true, mastodon: 'Admin', hollo: undefined },
  },
  {
    title: 'an account by its name instead of its id',
    observe: async ({ server }) => (await server.get('/api/v1/accounts/bob')).status,
    expected: { pleroma: 200, akkoma: 200, mastodon: 404, hollo: 404 },
  },
  {
    title: 'hidden repeats, when following is to tell of posts as well',
    observe: async (at) => {
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
    expected: {
      pleroma: [false, true, true],
      akkoma: [false, true, true],
      mastodon: [false, false, true],
      hollo: [false, false, true],
    },
  },
  routeRow('common followers', '/api/v1/accounts/familiar_followers?id[]=1', [
    'pleroma',
    'mastodon',
    'hollo',
  ]),
  routeRow('blocked servers', '/api/v1/domain_blocks', ['pleroma', 'akkoma', 'mastodon']),
  routeRow('followed hashtags', '/api/v1/followed_tags', ['akkoma', 'mastodon', 'hollo']),
  routeRow('birthdays', '/api/v1/pleroma/birthdays?day=1&month=1', ['pleroma']),
];
