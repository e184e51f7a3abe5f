import type { WireConfigRow, WireConfigValue, WireConfiguration, WireInstance } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { startSandbox, type TestSandbox } from '../../testing/start-sandbox';

const ADMIN = '/api/v1/pleroma/admin';
const INSTANCE = { group: ':pleroma', key: ':instance' };

let server: TestSandbox;
let alice: string;
beforeEach(async () => {
  server = await startSandbox();
  alice = await server.signIn('alice');
});

const send = (...configs: object[]) => server.post(`${ADMIN}/config`, { configs }, alice);
const inForce = async (query = '') =>
  (await server.get(`${ADMIN}/config${query}`, alice)).json<WireConfiguration>();
const rowOf = (rows: readonly WireConfigRow[], key: string) => rows.find((row) => row.key === key);
const pair = (key: string, value: WireConfigValue) => ({ tuple: [key, value] });

async function instance(key: string): Promise<WireConfigValue | undefined> {
  const row = rowOf((await inForce()).configs, ':instance');
  const entries = (row?.value ?? []) as { tuple: [string, WireConfigValue] }[];
  return entries.find(({ tuple: [name] }) => name === key)?.tuple[1];
}

test('what is stored lies over the defaults, is named, and takes effect', async () => {
  const answer = (await send({ ...INSTANCE, value: [pair(':name', 'The Nest'), pair(':limit', 99)] })).json();
  expect(answer).toEqual({
    configs: [
      { db: [':name', ':limit'], ...INSTANCE, value: [pair(':name', 'The Nest'), pair(':limit', 99)] },
    ],
    need_reboot: false,
  });
  const { title, max_toot_chars } = (await server.get('/api/v1/instance')).json<WireInstance>();
  expect([title, max_toot_chars]).toEqual(['The Nest', 99]);
  expect(rowOf((await inForce()).configs, ':instance')?.db).toEqual([':name', ':limit']);
  expect((await inForce('?only_db=true')).configs).toEqual([
    { ...INSTANCE, value: [pair(':name', 'The Nest'), pair(':limit', 99)] },
  ]);
});

test('keyword lists are merged at every depth, maps and lists are replaced', async () => {
  await send({ ...INSTANCE, value: [pair(':name', 'The Nest')] });
  await send({
    ...INSTANCE,
    value: [
      pair(':multi_factor_authentication', [pair(':totp', [pair(':digits', 8)])]),
      pair(':poll_limits', { ':max_options': 4 }),
      pair(':languages', ['de']),
    ],
  });
  expect(await instance(':name')).toBe('The Nest');
  expect(await instance(':multi_factor_authentication')).toEqual([
    pair(':totp', [pair(':digits', 8), pair(':period', 30)]),
    pair(':backup_codes', [pair(':number', 5), pair(':length', 16)]),
  ]);
  expect(await instance(':poll_limits')).toEqual({ ':max_options': 4 });
  expect(await instance(':languages')).toEqual(['de']);
});

test('what is no longer stored has its default again, and a row without the last key is gone', async () => {
  await send({ ...INSTANCE, value: [pair(':name', 'The Nest'), pair(':limit', 99)] });
  const left = (await send({ ...INSTANCE, delete: true, subkeys: [':name'] })).json<WireConfiguration>();
  expect(left.configs).toMatchObject([{ db: [':limit'] }]);
  expect(await instance(':name')).toBe('The Hedge');
  expect((await send({ ...INSTANCE, delete: true, subkeys: [':limit'] })).json()).toMatchObject({
    configs: [],
  });
  expect((await inForce('?only_db=true')).configs).toEqual([]);
  expect(await instance(':limit')).toBe(5000);
});

test('nothing is validated; what is no keyword list replaces the whole row', async () => {
  await send({ ...INSTANCE, value: [pair(':limit', '4999'), pair(':unheard', 1)] });
  expect([await instance(':limit'), await instance(':unheard')]).toEqual(['4999', 1]);
  expect((await send({ ...INSTANCE, value: 'x' })).json()).toMatchObject({
    configs: [{ db: [':instance'], value: 'x' }],
  });
});

test('a text with a colon becomes an atom; unknown modules and half an expression crash, after what stood before them', async () => {
  await send({ ...INSTANCE, value: [pair(':name', ':not an atom')] });
  expect(await instance(':name')).toBe(':"not an atom"');
  const statuses = [];
  for (const value of ['Pleroma.Nothing', '~r/(/']) {
    const answer = await send(
      { ...INSTANCE, value: [pair(':name', `before ${value}`)] },
      { ...INSTANCE, value: [pair(':description', value)] },
    );
    statuses.push(answer.status);
    expect(await instance(':name')).toBe(`before ${value}`);
  }
  expect(statuses).toEqual([500, 500]);
});

test('some keys need a restart, which stays so until it is made', async () => {
  const needs = async () => (await server.get(`${ADMIN}/need_reboot`, alice)).json();
  await send({ ...INSTANCE, value: [pair(':name', 'The Nest')] });
  expect(await needs()).toEqual({ need_reboot: false });
  await send({ group: ':pleroma', key: ':shout', value: [pair(':limit', 9)] });
  await send();
  expect(await needs()).toEqual({ need_reboot: true });
  expect((await server.get(`${ADMIN}/restart`, alice)).json()).toEqual({});
  expect(await needs()).toEqual({ need_reboot: false });
});

test('front ends are installed beside each other; a folder that is missing leaves traces', async () => {
  const install = (json: object) => server.post(`${ADMIN}/frontends/install`, json, alice);
  expect((await install({ name: 'linnet', ref: 'v2' })).json()).toMatchObject([
    { name: 'linnet', installed: true, installed_refs: ['stable', 'v2'] },
    { name: 'hedge-fe', installed: false },
  ]);
  const archive = { name: 'own', ref: 'v1', build_url: 'https://files.example/${ref}.zip' };
  const broken = await install({ ...archive, build_dir: 'nowhere' });
  expect([broken.status, (await install({ name: 'own', ref: 'v1' })).status]).toEqual([500, 500]);
  expect((await server.get(`${ADMIN}/frontends`, alice)).json()).toMatchObject([
    {},
    {},
    { name: 'own', ref: null, installed_refs: ['v1'] },
    { name: 'tmp', installed_refs: ['dist'] },
  ]);
});

test('documents and rules are what visitors get', async () => {
  const file = new FormData();
  file.append('file', new Blob(['<h1>Our panel</h1>'], { type: 'text/html' }), 'panel.html');
  const page = `${ADMIN}/instance_document/instance-panel`;
  await server.call('PATCH', page, { token: alice, multipart: file });
  expect((await server.get('/instance/panel.html')).text).toBe('<h1>Our panel</h1>');
  await server.call('DELETE', page, { token: alice });
  expect((await server.get('/instance/panel.html')).text).toContain('Welcome to the Hedge');

  await server.post(`${ADMIN}/rules`, { text: 'No ducks', priority: -1 }, alice);
  await server.call('PATCH', `${ADMIN}/rules/1`, { token: alice, json: { priority: 5, hint: '' } });
  const rules = (await server.get('/api/v1/instance/rules')).json<{ id: string; text: string }[]>();
  expect(rules.map(({ id, text }) => `${id} ${text}`)).toEqual([
    '3 No ducks',
    '2 Describe your pictures',
    '1 Be kind',
  ]);
});
