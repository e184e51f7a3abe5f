import { type Row, as, has, list } from './row';
import { NAMES } from './stage';

export const notificationsRows: readonly Row[] = [
  {
    says: 'ids of notifications',
    ask: async (at) => {
      const [first] = list(await as(at, 'alice', '/api/v1/notifications?limit=1'));
      return /^\d+$/.test(String(first?.['id'])) ? 'number' : String(first?.['id']).split('/').length;
    },
    is: { pleroma: 'number', akkoma: 'number', mastodon: 'number', hollo: 3 },
  },
  {
    says: 'kinds of notifications that only some have',
    ask: async (at) => {
      const types = new Set(
        list(
          await as(
            at,
            'alice',
            '/api/v1/notifications?limit=40&types[]=pleroma:emoji_reaction&types[]=move&types[]=emoji_reaction',
          ),
        ).map(({ type }) => String(type)),
      );
      return [...types].sort();
    },
    is: {
      pleroma: ['move', 'pleroma:emoji_reaction'],
      akkoma: ['move', 'pleroma:emoji_reaction'],
      mastodon: [],
      hollo: ['emoji_reaction'],
    },
  },
  has('notifications in groups', '/api/v2/notifications', ['mastodon', 'hollo']),
  has('one notification', '/api/v1/notifications/1', ['pleroma', 'akkoma', 'mastodon']),
  {
    says: 'push',
    ask: async (at) => {
      const subscription = { endpoint: 'https://push.example/1', keys: { p256dh: 'BP', auth: 'a' } };
      const data = { alerts: { mention: true } };
      return (
        await at.server.post('/api/v1/push/subscription', { subscription, data }, await at.token('alice'))
      ).status;
    },
    is: { pleroma: 200, akkoma: 200, mastodon: 200, hollo: 404 },
  },
  has('chats', '/api/v1/pleroma/chats', ['pleroma']),
  has('the operator’s configuration of the client', '/api/pleroma/frontend_configurations', [
    'pleroma',
    'akkoma',
  ]),
  has('announcements', '/api/v1/announcements', NAMES),
];
