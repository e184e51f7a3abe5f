import { type DifferenceRow, routeRow, isJson, json } from './row';

export const accessRows: readonly DifferenceRow[] = [
  {
    title: 'a token for name and password',
    observe: async ({ server }) => {
      const form = {
        grant_type: 'password',
        client_id: 'x',
        client_secret: 'y',
        username: 'a',
        password: 'b',
      };
      return json(await server.call('POST', '/oauth/token', { form }))['error'];
    },
    expected: {
      pleroma: 'Invalid credentials',
      akkoma: 'Invalid credentials',
      mastodon: 'unsupported_grant_type',
      hollo: 'unsupported_grant_type',
    },
  },
  {
    title: 'the home timeline with a bad token',
    observe: async ({ server }) => {
      const answer = await server.get('/api/v1/timelines/home', 'no-such-token');
      return `${answer.status} ${String(json(answer)['error'])}`;
    },
    expected: {
      pleroma: '403 Invalid credentials.',
      akkoma: '403 Invalid credentials.',
      mastodon: '401 The access token is invalid',
      hollo: '401 unauthorized',
    },
  },
  {
    title: 'the public timeline for visitors',
    observe: async ({ server }) => (await server.get('/api/v1/timelines/public')).status,
    expected: { pleroma: 200, akkoma: 200, mastodon: 200, hollo: 401 },
  },
  {
    title: 'an application that asks for the scope admin',
    observe: async ({ server }) =>
      (await server.post('/api/v1/apps', { client_name: 'x', redirect_uris: 'a:b', scopes: 'read admin' }))
        .status,
    expected: { pleroma: 200, akkoma: 200, mastodon: 422, hollo: 422 },
  },
  {
    title: 'an application with a parameter that nobody knows',
    observe: async ({ server }) =>
      (await server.post('/api/v1/apps', { client_name: 'x', redirect_uris: 'a:b', foo: 1 })).status,
    expected: { pleroma: 200, akkoma: 200, mastodon: 200, hollo: 422 },
  },
  {
    title: 'a call that nobody has',
    observe: async ({ server }) => {
      const answer = await server.get('/api/v1/nothing/here');
      return `${answer.status} ${isJson(answer) ? String(json(answer)['error']) : answer.text}`;
    },
    expected: {
      pleroma: '404 Not implemented',
      akkoma: '404 Not implemented',
      mastodon: '404 Record not found',
      hollo: '404 404 Not Found',
    },
  },
  {
    title: 'the proof of a sign-in by redirect',
    observe: async ({ server }) => {
      const answer = await server.get('/.well-known/oauth-authorization-server');
      return isJson(answer) ? json(answer)['code_challenge_methods_supported'] : undefined;
    },
    expected: { pleroma: undefined, akkoma: undefined, mastodon: ['S256'], hollo: ['S256'] },
  },
  routeRow('registration by call', '/api/v1/pleroma/captcha', ['pleroma', 'akkoma']),
  routeRow('the second factor by call', '/api/pleroma/accounts/mfa', ['pleroma', 'akkoma']),
  routeRow('a list of sessions', '/api/oauth_tokens', ['pleroma', 'akkoma']),
  routeRow('preferences', '/api/v1/preferences', ['akkoma', 'mastodon', 'hollo']),
];
