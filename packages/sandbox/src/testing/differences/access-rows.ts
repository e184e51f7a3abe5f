import { type Row, has, isJson, json } from './row';

export const accessRows: readonly Row[] = [
  {
    says: 'a token for name and password',
    ask: async ({ server }) => {
      const form = {
        grant_type: 'password',
        client_id: 'x',
        client_secret: 'y',
        username: 'a',
        password: 'b',
      };
      return json(await server.call('POST', '/oauth/token', { form }))['error'];
    },
    is: {
      pleroma: 'Invalid credentials',
      akkoma: 'Invalid credentials',
      mastodon: 'unsupported_grant_type',
      hollo: 'unsupported_grant_type',
    },
  },
  {
    says: 'the home timeline with a bad token',
    ask: async ({ server }) => {
      const answer = await server.get('/api/v1/timelines/home', 'no-such-token');
      return `${answer.status} ${String(json(answer)['error'])}`;
    },
    is: {
      pleroma: '403 Invalid credentials.',
      akkoma: '403 Invalid credentials.',
      mastodon: '401 The access token is invalid',
      hollo: '401 unauthorized',
    },
  },
  {
    says: 'the public timeline for visitors',
    ask: async ({ server }) => (await server.get('/api/v1/timelines/public')).status,
    is: { pleroma: 200, akkoma: 200, mastodon: 200, hollo: 401 },
  },
  {
    says: 'an application that asks for the scope admin',
    ask: async ({ server }) =>
      (await server.post('/api/v1/apps', { client_name: 'x', redirect_uris: 'a:b', scopes: 'read admin' }))
        .status,
    is: { pleroma: 200, akkoma: 200, mastodon: 422, hollo: 422 },
  },
  {
    says: 'an application with a parameter that nobody knows',
    ask: async ({ server }) =>
      (await server.post('/api/v1/apps', { client_name: 'x', redirect_uris: 'a:b', foo: 1 })).status,
    is: { pleroma: 200, akkoma: 200, mastodon: 200, hollo: 422 },
  },
  {
    says: 'a call that nobody has',
    ask: async ({ server }) => {
      const answer = await server.get('/api/v1/nothing/here');
      return `${answer.status} ${isJson(answer) ? String(json(answer)['error']) : answer.text}`;
    },
    is: {
      pleroma: '404 Not implemented',
      akkoma: '404 Not implemented',
      mastodon: '404 Record not found',
      hollo: '404 404 Not Found',
    },
  },
  {
    says: 'the proof of a sign-in by redirect',
    ask: async ({ server }) => {
      const answer = await server.get('/.well-known/oauth-authorization-server');
      return isJson(answer) ? json(answer)['code_challenge_methods_supported'] : undefined;
    },
    is: { pleroma: undefined, akkoma: undefined, mastodon: ['S256'], hollo: ['S256'] },
  },
  has('registration by call', '/api/v1/pleroma/captcha', ['pleroma', 'akkoma']),
  has('the second factor by call', '/api/pleroma/accounts/mfa', ['pleroma', 'akkoma']),
  has('a list of sessions', '/api/oauth_tokens', ['pleroma', 'akkoma']),
  has('preferences', '/api/v1/preferences', ['akkoma', 'mastodon', 'hollo']),
];
