import { type DifferenceRow, getAs, routeRow, list } from './row';
import { NAMES } from './stage';

export const notificationsRows: readonly DifferenceRow[] = [
  {
    title: 'ids of notifications',
    observe: async (at) => {
      const [first] = list(await getAs(at, 'alice', '/api/v1/notifications?limit=1'));
      return /^\d+$/.test(String(first?.['id'])) ? 'number' : String(first?.['id']).split('/').length;
    },
    expected: { pleroma: 'number', akkoma: 'number', mastodon: 'number', hollo: 3 },
  },
  {
    title: 'kinds of notifications that only some have',
    observe: async (at) => {
      const types = new Set(
        list(
          await getAs(
            at,
            'alice',
            '/api/v1/notifications?limit=40&types[]=pleroma:emoji_reaction&types[]=move&types[]=emoji_reaction',
          ),
        ).map(({ type }) => String(type)),
      );
      return [...types].sort();
    },
    expected: {
      pleroma: ['move', 'pleroma:emoji_reaction'],
      akkoma: ['move', 'pleroma:emoji_reaction'],
      mastodon: [],
      hollo: ['emoji_reaction'],
    },
  },
  routeRow('notifications in groups', '/api/v2/notifications', ['mastodon', 'hollo']),
  routeRow('one notification', '/api/v1/notifications/1', ['pleroma', 'akkoma', 'mastodon']),
  {
    title: 'push',
    observe: async (at) => {
      const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'BP', auth: 'a' } };
      const data = { alerts: { mention: true } };
      return (
        await at.server.post('/api/v1/push/subscription', { subscription, data }, await at.token('alice'))
      ).status;
    },
    expected: { pleroma: 200, akkoma: 200, mastodon: 200, hollo: 404 },
  },
  routeRow('chats', '/api/v1/pleroma/chats', ['pleroma']),
  routeRow('the operator’s configuration of the client', '/api/pleroma/frontend_configurations', [
    'pleroma',
    'akkoma',
  ]),
  routeRow('announcements', '/api/v1/announcements', NAMES),
];
