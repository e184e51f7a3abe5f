import type {
  WireEmojiPacks,
  WireInstance,
  WireInstanceV2,
  WireNodeinfo,
  WireStickerPack,
} from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { FEATURES } from '../server/features';
import type { ModeName } from '../server/modes';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';
import { ROUTES } from './routes';

let server: TestSandbox;
beforeEach(async () => {
  server = await startSandbox();
});

const v1 = async () => (await server.get('/api/v1/instance')).json<WireInstance>();
const v2 = async () => (await server.get('/api/v2/instance')).json<WireInstanceV2>();
const nodeinfo = async (version = '2.0') =>
  (await server.get(`/nodeinfo/${version}.json`)).json<WireNodeinfo>();

test('the documents say what the settings say', async () => {
  await server.door('settings', {
    mode: ['approval', 'confirmation', 'birthday'],
    textLimit: 300,
    uploadLimit: 1000,
    avatarLimit: 500,
    polls: { maxOptions: 4 },
    fields: { max: 3 },
    postFormatsOff: ['text/html'],
    invites: true,
    suggestions: true,
    federationPolicies: { mrf_simple: { reject: ['bad.example'] } },
    rules: [{ text: 'No ducks', hint: '' }],
  });
  const first = await v1();
  expect(first).toMatchObject({
    approval_required: true,
    max_toot_chars: 300,
    upload_limit: 1000,
    avatar_upload_limit: 500,
    poll_limits: { max_options: 4, max_option_chars: 200 },
    rules: [{ id: '1', text: 'No ducks', hint: '' }],
    configuration: { statuses: { max_characters: 300 }, polls: { max_options: 4 } },
    pleroma: {
      metadata: {
        account_activation_required: true,
        birthday_required: true,
        fields_limits: { max_fields: 3 },
        federation: { enabled: true, mrf_simple: { reject: ['bad.example'] } },
      },
    },
  });
  expect(first.pleroma.metadata.post_formats).not.toContain('text/html');
  expect((await v2()).pleroma.metadata).toMatchObject({ avatar_upload_limit: 500, birthday_required: true });
  expect((await v2()).registrations).toMatchObject({ enabled: true, approval_required: true });
  expect((await nodeinfo()).metadata).toMatchObject({
    accountActivationRequired: true,
    mailerEnabled: true,
    invitesEnabled: true,
    suggestions: { enabled: true },
    uploadLimits: { general: 1000, avatar: 500 },
  });
  expect((await nodeinfo('2.1')).software.repository).toBeDefined();
  expect((await server.get('/nodeinfo/3.0.json')).json()).toEqual({
    error: 'Nodeinfo schema version not handled',
  });
  expect((await server.get('/api/v1/instance/rules')).json()).toEqual(first.rules);
});

test('every feature that is named has its calls, and loses them when it is off', async () => {
  const lines = ROUTES.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, 'x')}`);
  for (const { name, calls } of FEATURES) {
    for (const pattern of calls)
      expect([name, lines.some((line) => pattern.test(line))]).toEqual([name, true]);
  }
  expect((await v1()).pleroma.metadata.features).toContain('polls');
  await server.door('settings', { featuresOff: ['polls'] });
  expect((await server.get('/api/v1/polls/1')).json()).toEqual({ error: 'Not implemented' });
  expect((await server.get('/api/v1/directory')).status).toBe(200);
  await server.door('settings', { mode: 'few-features' });
  const { features } = (await v1()).pleroma.metadata;
  expect(features).not.toContain('polls');
  expect(features).not.toContain('announcements');
  expect((await nodeinfo()).metadata.features).toEqual(features);
  expect((await server.get('/api/v2/suggestions')).json()).toEqual({ error: 'Not implemented' });
});

test('the key for pushed messages is a point on the curve, and absent where push is off', async () => {
  const key = (await v1()).pleroma.vapid_public_key;
  expect(Buffer.from(key, 'base64url')).toHaveLength(65);
  expect((await v2()).configuration.vapid.public_key).toBe(key);
  expect((await server.registerApp()).vapid_key).toBe(key);
  await server.door('settings', { webPush: false });
  expect(await server.registerApp()).not.toHaveProperty('vapid_key');
});

test('a subscription belongs to a token and knows only its own alerts', async () => {
  const bob = await server.signIn('bob');
  const path = '/api/v1/push/subscription';
  const none = await server.get(path, bob);
  expect([none.status, none.json()]).toEqual([404, { error: 'Record not found' }]);
  const subscription = { endpoint: 'https://push.example/1', keys: { auth: 'a', p256dh: 'p' } };
  const data = { alerts: { mention: true, follow: 'false', move: true } };
  const made = await server.post(path, { subscription, data }, bob);
  expect(made.json()).toEqual({
    id: '1',
    endpoint: 'https://push.example/1',
    alerts: { mention: true, follow: false },
    server_key: (await v1()).pleroma.vapid_public_key,
  });
  const form = { 'data[alerts][poll]': '1' };
  expect((await server.call('PUT', path, { token: bob, form })).json()).toMatchObject({
    alerts: { poll: true },
  });
  expect((await server.get(path, await server.signIn('bob'))).status).toBe(404);
  expect((await server.post(path, { subscription }, bob)).status).toBe(500);
  expect((await server.call('DELETE', path, { token: bob })).json()).toEqual({});
  expect((await server.call('DELETE', path, { token: bob })).status).toBe(404);
  await server.door('settings', { webPush: false });
  const off = await server.post(path, { subscription, data }, bob);
  expect([off.status, off.json()]).toEqual([
    403,
    { error: 'Web push subscription is disabled on this Pleroma instance' },
  ]);
});

test('emoji and stickers come in packs whose files are there', async () => {
  const { packs, count } = (await server.get('/api/v1/pleroma/emoji/packs')).json<WireEmojiPacks>();
  expect(Object.keys(packs)).toHaveLength(count);
  const one = await server.get('/api/pleroma/emoji/pack?name=hedge');
  expect(one.json()).toEqual(packs['hedge']);
  expect((await server.get('/api/v1/pleroma/emoji/pack?name=nope')).json()).toEqual({
    error: 'Pack nope does not exist',
  });
  expect((await server.get('/api/v1/pleroma/emoji/packs?page_size=1&page=2')).json()).toMatchObject({
    count,
  });
  const stickers = (await server.get('/static/stickers.json')).json<Record<string, string>>();
  const folder = stickers['hedge'] ?? '';
  const pack = (await server.get(`${folder}pack.json`)).json<WireStickerPack>();
  const picture = await server.get(folder + pack.stickers[0]);
  expect(picture.headers.get('content-type')).toBe('image/png');
});

test('tells whether it is well', async () => {
  const well = await server.get('/api/v1/pleroma/healthcheck');
  expect([well.status, well.json()]).toMatchObject([200, { healthy: true, pool_size: 1 }]);
  await server.door('settings', { healthy: false });
  const ill = await server.get('/api/v1/pleroma/healthcheck');
  expect([ill.status, ill.json()]).toMatchObject([503, { healthy: false }]);
});

async function statusOf(path: string): Promise<unknown[]> {
  const answer = await server.get(path);
  return answer.status === 200 ? [200] : [answer.status, answer.json()];
}

const NO_TIMELINE = [401, { error: 'authorization required for timeline view' }];
const NO_PROFILE = [401, { error: 'This API requires an authenticated user' }];
const NO_STATUS = [404, { error: 'Record not found' }];

test('closes to visitors exactly what is restricted', async () => {
  const alice = await server.signIn('alice');
  const { id } = (await server.post('/api/v1/statuses', { status: 'hi #tea' }, alice)).json<{ id: string }>();
  const closed = async (mode: ModeName) => {
    await server.door('settings', { mode: ['stock', mode] });
    return {
      local: await statusOf('/api/v1/timelines/public?local=true'),
      known: await statusOf('/api/v1/timelines/public'),
      tag: await statusOf('/api/v1/timelines/tag/tea'),
      profile: await statusOf('/api/v1/accounts/alice'),
      posts: await statusOf('/api/v1/accounts/alice/statuses'),
      status: await statusOf(`/api/v1/statuses/${id}`),
    };
  };
  const open = { local: [200], known: [200], tag: [200], profile: [200], posts: [200], status: [200] };
  expect(await closed('stock')).toEqual(open);
  expect(await closed('no-local-timeline')).toEqual({ ...open, local: NO_TIMELINE });
  expect(await closed('no-known-network')).toEqual({ ...open, known: NO_TIMELINE, tag: NO_TIMELINE });
  expect(await closed('no-local-profiles')).toEqual({ ...open, profile: NO_PROFILE, posts: NO_PROFILE });
  expect(await closed('no-local-activities')).toEqual({ ...open, status: NO_STATUS });
  expect(await closed('no-remote-activities')).toEqual(open);
  expect(await closed('private')).toEqual({
    local: NO_TIMELINE,
    known: NO_TIMELINE,
    tag: NO_TIMELINE,
    profile: NO_PROFILE,
    posts: NO_PROFILE,
    status: NO_STATUS,
  });
  expect((await server.get('/api/v1/accounts/alice', alice)).status).toBe(200);
});

test('a mode or a setting that does not exist is refused, and changes nothing', async () => {
  expect((await server.door('settings', { mode: 'upside-down' })).status).toBe(422);
  for (const wrong of [{ captcha: 'cat' }, { restricted: { timelines: { far: true } } }, { polls: 4 }]) {
    expect((await server.door('settings', { title: 'X', ...wrong })).status).toBe(422);
  }
  expect((await v1()).title).toBe('The Hedge');
});

test('runs in a mode from the start and goes back to it', async () => {
  server = await startSandbox({ modes: ['closed'] });
  expect((await v1()).registrations).toBe(false);
  await server.door('settings', { mode: 'open' });
  expect((await v1()).registrations).toBe(true);
  await server.door('reset');
  expect((await v1()).registrations).toBe(false);
});
