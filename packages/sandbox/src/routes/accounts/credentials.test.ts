import type { WireAccount } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { pictureFile } from '../../pictures/picture-files';
import { type Answer, BASE, type TestSandbox, startSandbox } from '../../testing/start-sandbox';

let server: TestSandbox;
let carol: string;
beforeEach(async () => {
  server = await startSandbox();
  carol = await server.signIn('carol');
});

const PATH = '/api/v1/accounts/update_credentials';

function update(json: Record<string, unknown>): Promise<Answer> {
  return server.call('PATCH', PATH, { token: carol, json });
}

async function updated(json: Record<string, unknown>): Promise<WireAccount> {
  const answer = await update(json);
  expect(answer.status).toBe(200);
  return answer.json<WireAccount>();
}

test('words become HTML and are kept as written beside it', async () => {
  const account = await updated({
    display_name: 'Carol :linnet:',
    note: 'one\ntwo #Hedges <b>',
    fields_attributes: { '0': { name: 'soup', value: 'yes' }, '1': { name: '', value: 'dropped' } },
  });
  expect(account).toMatchObject({
    display_name: 'Carol :linnet:',
    note: `one<br/>two <a class="hashtag" data-tag="hedges" href="${BASE}/tag/hedges">#Hedges</a> &lt;b&gt;`,
    source: { note: 'one\ntwo #Hedges <b>', fields: [{ name: 'soup', value: 'yes' }] },
    emojis: [{ shortcode: 'linnet' }],
  });
  expect(account.pleroma.chat_token).toBeUndefined();
  const nothing = await updated({ display_name: null, note: null, locked: null });
  expect(nothing.display_name).toBe('Carol :linnet:');
});

test('every switch is kept', async () => {
  const account = await updated({
    locked: 'true',
    discoverable: false,
    bot: true,
    no_rich_text: true,
    hide_followers: true,
    hide_follows: '1',
    hide_followers_count: true,
    hide_follows_count: true,
    hide_favorites: false,
    show_role: false,
    skip_thread_containment: true,
    allow_following_move: false,
    accepts_chat_messages: false,
    show_birthday: true,
    birthday: '1990-04-01',
    default_scope: 'unlisted',
    avatar_description: 'a bird',
    header_description: 'hills',
    also_known_as: [`${BASE}/users/dave`, 'https://far.example/users/carol'],
  });
  expect(account).toMatchObject({
    locked: true,
    bot: true,
    source: {
      privacy: 'unlisted',
      pleroma: {
        discoverable: false,
        actor_type: 'Service',
        no_rich_text: true,
        show_role: false,
        show_birthday: true,
      },
    },
    pleroma: {
      hide_followers: true,
      hide_follows: true,
      hide_followers_count: true,
      hide_follows_count: true,
      hide_favorites: false,
      skip_thread_containment: true,
      allow_following_move: false,
      accepts_chat_messages: false,
      birthday: '1990-04-01',
      avatar_description: 'a bird',
      header_description: 'hills',
      also_known_as: [`${BASE}/users/dave`, 'https://far.example/users/carol'],
    },
  });
  expect((await updated({ birthday: '', actor_type: 'Group', bot: false })).source.pleroma.actor_type).toBe(
    'Group',
  );
  expect((await updated({ source: { privacy: 'private' } })).source.privacy).toBe('private');
});

test.each([
  ['a long name', { display_name: 'x'.repeat(101) }, { status: 413, error: 'Name is too long' }],
  ['a long note', { note: 'x'.repeat(5001) }, { status: 413, error: 'Bio is too long' }],
  [
    'a long description',
    { avatar_description: 'x'.repeat(5001) },
    { status: 413, error: 'Avatar description is too long' },
  ],
  [
    'too many fields',
    { fields_attributes: Array.from({ length: 11 }, (_unused, n) => ({ name: `n${n}`, value: 'v' })) },
    { status: 413, error: 'Too many field entries' },
  ],
  [
    'a long field',
    { fields_attributes: [{ name: 'n', value: 'x'.repeat(2049) }] },
    { status: 413, error: 'One or more field entries are too long' },
  ],
  [
    'a date that is none',
    { birthday: 'tomorrow' },
    { status: 400, error: 'birthday - Invalid format. Expected :date.' },
  ],
])('refuses %s and changes nothing', async (_what, change, { status, error }) => {
  const answer = await update({ ...change, locked: true });
  expect([answer.status, answer.json()]).toMatchObject([status, { error }]);
  const me = await server.get('/api/v1/accounts/verify_credentials', carol);
  expect(me.json<WireAccount>().locked).toBe(false);
});

test('an unknown kind of actor and an unknown scope make it crash', async () => {
  expect((await update({ default_scope: 'moon' })).status).toBe(500);
  expect((await update({ actor_type: 'Robot' })).status).toBe(500);
});

async function send(name: string, file: Blob): Promise<Response> {
  const body = new FormData();
  body.append(name, file, 'picture.png');
  const headers = { authorization: `Bearer ${carol}` };
  return server.sandbox.fetch(new Request(BASE + PATH, { method: 'PATCH', body, headers }));
}

function png(path: string): Blob {
  return new Blob([new Uint8Array(pictureFile(path) ?? [])], { type: 'image/png' });
}

test('pictures are taken, served and taken away again', async () => {
  const avatar = (await (await send('avatar', png('/media/bird-7.png'))).json()) as WireAccount;
  expect(avatar.avatar).toMatch(/\/media\/[0-9a-f]{64}\.png$/);
  const served = await server.sandbox.fetch(new Request(avatar.avatar));
  expect(new Uint8Array(await served.arrayBuffer())).toEqual(
    new Uint8Array(pictureFile('/media/bird-7.png') ?? []),
  );
  const background = (await (
    await send('pleroma_background_image', png('/media/bird-8.png'))
  ).json()) as WireAccount;
  expect(background.pleroma.background_image).toMatch(/^http.*\.png$/);
  const header = (await (await send('header', png('/media/bird-9.png'))).json()) as WireAccount;
  expect(header.header).not.toBe(avatar.header);
  const reset = await updated({ avatar: '', header: '', pleroma_background_image: '' });
  expect([reset.avatar, reset.header, reset.pleroma.background_image]).toEqual([
    `${BASE}/images/avi.png`,
    `${BASE}/images/banner.png`,
    null,
  ]);
});

test('a picture without a name of its own is kept as a file of no kind', async () => {
  const body = new FormData();
  body.append('avatar', png('/media/bird-7.png'));
  const headers = { authorization: `Bearer ${carol}` };
  const answer = await server.sandbox.fetch(new Request(BASE + PATH, { method: 'PATCH', body, headers }));
  const { avatar } = (await answer.json()) as WireAccount;
  expect(avatar).toMatch(/\.blob$/);
  const served = await server.sandbox.fetch(new Request(avatar));
  expect(served.headers.get('content-type')).toBe('application/octet-stream');
});

test('refuses a picture over its limit, and looks into none', async () => {
  await server.door('settings', { mode: 'small-uploads' });
  const large = await send('avatar', new Blob([new Uint8Array(20_001)]));
  expect([large.status, await large.json()]).toEqual([413, { error: 'File is too large' }]);
  expect((await send('avatar', new Blob(['just words']))).status).toBe(200);
});

test('the settings store keeps each client apart; a named record is replaced as a whole', async () => {
  const first = await updated({
    pleroma_settings_store: { linnet: { a: 1, deep: { x: 1 } }, other: { b: 2 } },
  });
  expect(first.pleroma.settings_store).toEqual({ linnet: { a: 1, deep: { x: 1 } }, other: { b: 2 } });
  const replaced = await updated({ pleroma_settings_store: { other: { c: 3 } } });
  expect(replaced.pleroma.settings_store).toEqual({ linnet: { a: 1, deep: { x: 1 } }, other: { c: 3 } });
  const cut = await updated({ pleroma_settings_store: { linnet: { deep: { y: 2 } } } });
  expect(cut.pleroma.settings_store).toEqual({ linnet: { deep: { y: 2 } }, other: { c: 3 } });
});

const SETTINGS = '/api/v1/pleroma/settings/linnet';

test('the settings of one client are merged when they are sent alone, and stored behind the cached account', async () => {
  const before = { a: 1, deep: { x: 1 } };
  await updated({ pleroma_settings_store: { linnet: before, other: { b: 2 } } });
  const patch = (json: Record<string, unknown>) => server.call('PATCH', SETTINGS, { token: carol, json });
  const seen = async () => (await server.get(SETTINGS, carol)).json();
  const first = await patch({ deep: { y: 2, x: null }, list: [1] });
  expect(first.json()).toEqual({ a: 1, deep: { y: 2 }, list: [1] });
  expect(await seen()).toEqual(before);
  const account = await server.get('/api/v1/accounts/verify_credentials', carol);
  expect(account.json<WireAccount>().pleroma.settings_store).toEqual({ linnet: before, other: { b: 2 } });
  // The next one starts from the cached account, and loses the first.
  expect((await patch({ c: 3 })).json()).toEqual({ ...before, c: 3 });
  await server.door('clock', { offsetMs: 120_000 });
  expect(await seen()).toEqual(before);
  await server.door('clock', { offsetMs: 600_000 });
  expect(await seen()).toEqual({ ...before, c: 3 });
  expect((await server.get('/api/v1/pleroma/settings/nothing', carol)).json()).toEqual({});
});

test('a changed profile with settings ends what was stored behind the cached account', async () => {
  await server.call('PATCH', SETTINGS, { token: carol, json: { a: 1 } });
  const account = await updated({ pleroma_settings_store: { other: { b: 2 } } });
  expect(account.pleroma.settings_store).toEqual({ other: { b: 2 } });
  await server.door('clock', { offsetMs: 600_000 });
  expect((await server.get(SETTINGS, carol)).json()).toEqual({});
});

test('of two changes of the settings store at once the later one wins for the whole store', async () => {
  await server.door('settings', { profileUpdateMs: 20 });
  const [linnet, other] = await Promise.all([
    updated({ pleroma_settings_store: { linnet: { a: 1 } } }),
    updated({ pleroma_settings_store: { other: { b: 2 } } }),
  ]);
  expect(linnet.pleroma.settings_store).toEqual({ linnet: { a: 1 } });
  expect(other.pleroma.settings_store).toEqual({ other: { b: 2 } });
  const account = await server.get('/api/v1/accounts/verify_credentials', carol);
  expect(account.json<WireAccount>().pleroma.settings_store).toEqual({ other: { b: 2 } });
});

test('notification settings have a door of their own, which reads the query alone', async () => {
  const query = '?block_from_strangers=true';
  const json = { block_from_strangers: false, hide_notification_contents: true };
  const answer = await server.call('PUT', `/api/pleroma/notification_settings${query}`, {
    token: carol,
    json,
  });
  expect(answer.json()).toEqual({ status: 'success' });
  const me = (await server.get('/api/v1/accounts/verify_credentials', carol)).json<WireAccount>();
  expect(me.pleroma.notification_settings).toEqual({
    block_from_strangers: true,
    hide_notification_contents: false,
  });
});
