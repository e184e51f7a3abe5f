import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server';
import { everySetting } from './find-settings';
import { newlyLimited, reachOf } from './measure-reach';
import { serverConfigurationOf } from './server-configuration';
import { measureId } from './undescribed-settings';

test('only servers that an edit puts on a list are counted, once each', async () => {
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
  const reject = settingOf(measureId('reject'));
  const stored = [
    {
      ...reject,
      group: reject.group,
      value: [{ tuple: [':reject', [{ tuple: ['old.example', ''] }]] }],
      stored: [],
    },
  ];
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
  expect(newlyLimited([...rows.filter(({ key }) => key !== ':mrf_simple'), ...stored], edits)).toEqual([
    'new.example',
    '*.plain.example',
  ]);
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
