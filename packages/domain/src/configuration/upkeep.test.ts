import { expect, test } from 'vitest';
import { backUpPerson } from '../staff/backup-for';
import { startServer } from '../testing/start-server';
import { applicationsOf } from './applications';
import { mediaCacheOf } from './media-cache';

/** An administrator whose changes are made, or not, and whose answers are lost while `lose` says so. */
async function administrator() {
  const server = await startServer();
  let lose: 'nothing' | 'answer' | 'request' = 'nothing';
  const client = await server.visitAs('alice', {
    async between(request, next) {
      if (request.method === 'GET' || lose === 'nothing') return next(request);
      if (lose === 'answer') await next(request);
      throw new TypeError('lost');
    },
  });
  return {
    ...server,
    client,
    setLoss(next: typeof lose) {
      lose = next;
    },
  };
}

const fields = {
  name: 'Reader',
  redirectUris: 'https://reader.example/done',
  scopes: ['read'],
  website: '',
  isTrusted: true,
};
const lost = { kind: 'offline' };

test('an application whose answer is lost is looked for before anybody makes a second one', async () => {
  const { client, setLoss } = await administrator();
  const trusted = applicationsOf(client, { name: '', clientId: '', isTrusted: true });
  const names = () => trusted.state.get().rows?.map(({ name }) => name);
  setLoss('request');
  expect(await trusted.create(fields)).toMatchObject(lost);
  setLoss('answer');
  expect(await trusted.create(fields)).toBeNull();
  expect(names()).toEqual(['Reader']);
  // A second one with the same name is wanted: the first is no proof that it was made.
  setLoss('request');
  expect(await trusted.create(fields)).toMatchObject(lost);
  const [app] = trusted.state.get().rows ?? [];
  if (app === undefined) throw new Error('There is no application.');
  expect(await trusted.change(app, { ...fields, scopes: [], name: 'Writer' })).toMatchObject(lost);
  setLoss('answer');
  expect(await trusted.change(app, { ...fields, scopes: [], name: 'Writer' })).toBeNull();
  expect(names()).toEqual(['Writer']);
  setLoss('request');
  expect(await trusted.remove(app)).toMatchObject(lost);
  setLoss('answer');
  expect(await trusted.remove(app)).toBeNull();
  setLoss('nothing');
  // Somebody else has deleted it.
  expect(await trusted.remove(app)).toBeNull();
  expect(names()).toEqual([]);
});

test('a lost answer about media is settled by what is banned', async () => {
  const { client, setLoss } = await administrator();
  const cache = mediaCacheOf(client, '');
  const url = 'https://far.example/a.png?x=(1)';
  setLoss('answer');
  expect(await cache.purge([url], false)).toMatchObject(lost);
  expect(await cache.purge([url], true)).toBeNull();
  expect(cache.state.get().rows).toEqual([{ id: url }]);
  setLoss('request');
  expect(await cache.unban([url])).toMatchObject(lost);
  expect(cache.state.get().rows).toEqual([{ id: url }]);
  setLoss('answer');
  expect(await cache.unban([url])).toBeNull();
  expect(cache.state.get().rows).toEqual([]);
});

test('a backup whose answer is lost is found in the moderation log', async () => {
  const { client, setLoss, door } = await administrator();
  setLoss('request');
  expect(await backUpPerson(client, 'carol')).toMatchObject(lost);
  setLoss('answer');
  expect(await backUpPerson(client, 'carol')).toBeNull();
  setLoss('request');
  expect(await backUpPerson(client, 'carol')).toMatchObject(lost);
  await door('settings', { adminPrivileges: [] });
  setLoss('answer');
  expect(await backUpPerson(client, 'carol')).toMatchObject(lost);
  setLoss('nothing');
  expect(await backUpPerson(client, 'carol')).toBeNull();
  expect(await backUpPerson(client, 'nosuch')).toMatchObject({ kind: 'http', status: 500 });
});
