import { expect, test } from 'vitest';
import type { Call } from './call';
import {
  type StatusId,
  createStatus,
  frontendConfigurations,
  getContext,
  getStatus,
  homeTimeline,
  instanceV1,
  nodeinfo,
  passwordToken,
  publicTimeline,
  readStatus,
  registerApp,
  revokeToken,
  setBookmark,
  setFavourite,
  setRepeat,
  staticConfig,
  verifyCredentials,
} from './index';
import { wireAccount, wireRepeat, wireStatus } from './testing/wire-samples';

const facts = { status: 200, link: null };
const app = { clientId: 'c', clientSecret: 's' };

/** A status id comes from a server; so does this one. */
function statusId(id: string): StatusId {
  const status = readStatus(wireStatus({ id }));
  if (status === undefined) throw new Error('unreadable');
  return status.id;
}

const id = statusId('a/b?c');

const described: [string, Call<unknown>, string][] = [
  ['who am I', verifyCredentials(), 'GET /api/v1/accounts/verify_credentials'],
  ['a status', getStatus(id), 'GET /api/v1/statuses/a%2Fb%3Fc'],
  ['its thread', getContext(id), 'GET /api/v1/statuses/a%2Fb%3Fc/context'],
  ['favourite', setFavourite(id, true), 'POST /api/v1/statuses/a%2Fb%3Fc/favourite'],
  ['no favourite', setFavourite(id, false), 'POST /api/v1/statuses/a%2Fb%3Fc/unfavourite'],
  ['repeat', setRepeat(id, true), 'POST /api/v1/statuses/a%2Fb%3Fc/reblog'],
  ['no repeat', setRepeat(id, false), 'POST /api/v1/statuses/a%2Fb%3Fc/unreblog'],
  ['bookmark', setBookmark(id, true), 'POST /api/v1/statuses/a%2Fb%3Fc/bookmark'],
  ['no bookmark', setBookmark(id, false), 'POST /api/v1/statuses/a%2Fb%3Fc/unbookmark'],
  ['the instance', instanceV1(), 'GET /api/v1/instance'],
  ['nodeinfo', nodeinfo('2.1'), 'GET /nodeinfo/2.1.json'],
  ['front ends', frontendConfigurations(), 'GET /api/pleroma/frontend_configurations'],
  ['the file of the front end', staticConfig(), 'GET /static/config.json'],
];

test.each(described)(
  'asks for %s at the right place [2.7.008, 2.7.015, 3.7.003, 3.7.073]',
  (_what, call, expected) => {
    expect(`${call.method} ${call.path}`).toBe(expected);
  },
);

test('asks for a timeline with what is wanted and nothing else', () => {
  const withMuted = true;
  const usual = Object.entries(homeTimeline().query ?? {}).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  expect(usual).toEqual([['limit', 20]]);
  expect(homeTimeline({ maxId: id, withMuted, replyVisibility: 'self', limit: 5 }).query).toMatchObject({
    max_id: id,
    with_muted: true,
    reply_visibility: 'self',
    limit: 5,
  });
  expect(publicTimeline({ local: true, cursor: { before: 'x' } }).query).toMatchObject({
    local: true,
    before: 'x',
  });
  expect(publicTimeline({ local: false }).query).toMatchObject({ local: null });
  expect(homeTimeline({ maxId: id, cursor: { max_id: 'moved' } }).query).toMatchObject({ max_id: 'moved' });
});

test('reads a timeline as a page', () => {
  const link = '<https://h.example/?max_id=1>; rel="next"';
  expect(homeTimeline().read([wireStatus(), {}], { status: 200, link })).toMatchObject({
    items: [{ subject: 'tides' }],
    dropped: 1,
    older: { max_id: '1' },
  });
});

test('posts JSON with its key, and leaves out what was not said [2.5.025]', () => {
  const bare = createStatus({ text: 'hi', subject: '', scope: 'private', sensitive: false }, 'key');
  expect(bare).toMatchObject({
    method: 'POST',
    path: '/api/v1/statuses',
    headers: { 'idempotency-key': 'key' },
  });
  expect(JSON.stringify(bare.body)).toBe(
    '{"kind":"json","value":{"status":"hi","visibility":"private","sensitive":false}}',
  );
  const full = { subject: 'tea', contentType: 'text/markdown', inReplyToId: id, language: 'de' };
  expect(createStatus({ text: 'hi', scope: 'public', sensitive: true, ...full }, 'k').body).toMatchObject({
    value: { spoiler_text: 'tea', content_type: 'text/markdown', in_reply_to_id: 'a/b?c', language: 'de' },
  });
});

test('reads the answers of actions, the wrapper of a repeat too', () => {
  expect(setFavourite(id, true).read(wireStatus(), facts).favourited).toBe(true);
  expect(setRepeat(id, true).read(wireRepeat(wireStatus()), facts).repeatOf?.subject).toBe('tides');
  expect(verifyCredentials().read(wireAccount(), facts).fqn).toBe('nils@harbour.example');
});

test('signs in and out without a token in the header [3.7.090]', () => {
  const login = passwordToken({ app, username: 'mira', password: 'p' });
  expect(login).toMatchObject({
    path: '/oauth/token',
    auth: 'none',
    body: {
      kind: 'form',
      fields: { grant_type: 'password', client_id: 'c', client_secret: 's', username: 'mira' },
    },
  });
  expect(login.read({ access_token: 't', scope: 'read' }, facts)).toEqual({
    accessToken: 't',
    id: null,
    scope: 'read',
  });
  const logout = revokeToken({ app, token: 't' });
  expect(logout).toMatchObject({ path: '/oauth/revoke', auth: 'none', body: { fields: { token: 't' } } });
  expect(logout.read(undefined, facts)).toBeUndefined();
});

test('registers an app, without an empty website', () => {
  const wish = { clientName: 'Linnet', redirectUris: 'https://h.example/cb', scopes: 'read', website: '' };
  const { body, read } = registerApp(wish);
  expect(JSON.stringify(body)).toBe(
    '{"kind":"form","fields":{"client_name":"Linnet","redirect_uris":"https://h.example/cb","scopes":"read"}}',
  );
  expect(read({ client_id: 'c', client_secret: 's' }, facts)).toEqual(app);
});
