import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server';
import { everySetting } from './find-settings';
import { limitsAllOthers, newlyLimited, reachOf } from './measure-reach';
import { serverConfigurationOf } from './server-configuration';
import { measureId } from './undescribed-settings';

/** Edits of lists of servers: which list has which servers before, and after. */
async function settingsWith(list: 'reject' | 'accept', before: readonly string[]) {
  const server = await startServer();
  const client = await server.visitAs('alice');
  const configuration = serverConfigurationOf(client);
  await configuration.load();
  const { rows = [], sections = [] } = configuration.state.get().value ?? {};
  const settingOf = (id: string) => {
    const setting = everySetting(sections).find((each) => each.id === id);
    if (setting === undefined) throw new Error(`There is no ${id}.`);
    return setting;
  };
  const setting = settingOf(measureId(list));
  const entries = before.map((host) => ({ tuple: [host, ''] }));
  const { group, key } = setting;
  const stored = [{ group, key, stored: [], value: [{ tuple: [`:${list}`, entries] }] }];
  return { setting, settingOf, rows: [...rows.filter((row) => row.key !== ':mrf_simple'), ...stored] };
}

test('only servers that an edit puts on a list are counted, once each', async () => {
  const { setting: reject, settingOf, rows } = await settingsWith('reject', ['old.example']);
  const pair = (host: string) => ({ tuple: [host, 'spam'] });
  const edits = [
    { setting: reject, kind: 'value' as const, value: [pair('old.example'), pair(' new.example ')] },
    { setting: settingOf(measureId('media_nsfw')), kind: 'value' as const, value: [pair('new.example')] },
    {
      setting: settingOf(':pleroma :instance :quarantined_instances'),
      kind: 'value' as const,
      value: ['*.plain.example', pair('')],
    },
    { setting: settingOf(':pleroma :instance :name'), kind: 'value' as const, value: 'no.example' },
  ];
  expect(newlyLimited(rows, edits, ['far.example'])).toEqual(['new.example', '*.plain.example']);
  expect(limitsAllOthers(rows, edits)).toBe(false);
});

const known = ['far.example', 'friend.example', 'a.allies.example', 'allies.example', 'notallies.example'];

test.each([
  ['the first entries cut off all others', [], ['friend.example', '*.allies.example'], [0, 4]],
  ['a removed entry cuts off that server', ['far.example', 'friend.example'], ['friend.example'], [0]],
  [
    'one that another entry still covers is not',
    ['allies.example', '*.allies.example'],
    ['*.allies.example'],
    [],
  ],
  ['an added entry cuts off nobody', ['friend.example'], ['friend.example', 'far.example'], []],
  ['an emptied list cuts off nobody', ['friend.example'], [], []],
])('of the servers that alone are accepted, %s', async (...[_what, before, after, limited]) => {
  const { setting, rows } = await settingsWith('accept', before);
  const edits = [{ setting, kind: 'value' as const, value: after.map((host) => ({ tuple: [host, ''] })) }];
  expect(newlyLimited(rows, edits, known)).toEqual(limited.map((at) => known[at]));
  expect(limitsAllOthers(rows, edits)).toBe(before.length === 0);
});

test('people and posts of a server are counted; what the viewer may not have is told apart from none', async () => {
  const server = await startServer({ seed: 'demo' });
  const client = await server.visitAs('alice');
  const peers: string[] = await (await server.send(`${server.base}/api/v1/instance/peers`)).json();
  const [host = ''] = peers;
  const reach = async (name: string) => {
    const resource = reachOf(client).get(name);
    await resource.reload();
    return resource.state.get().value;
  };
  const known = await reach(host);
  expect(known?.people).toBeGreaterThan(0);
  expect(known?.posts).toBeGreaterThan(0);
  expect(await reach('nosuch.example')).toEqual({ people: 0, posts: 0 });
  expect(await reach(`*.${host}`)).toEqual({ people: known?.people, posts: null });
  await server.door('settings', { adminPrivileges: ['users_read'] });
  expect(await reach(host)).toEqual({ people: known?.people, posts: null });
  await server.door('settings', { adminPrivileges: [] });
  expect(await reach(host)).toEqual({ people: null, posts: null });
});
