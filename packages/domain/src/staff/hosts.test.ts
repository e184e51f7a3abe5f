import { type FeatureKey, setActivation, staffAccounts } from '@linnet/api';
import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server';
import { countHost, removeHost } from './hosts';
import { allPeople } from './people';

async function begin() {
  const server = await startServer({ seed: 'demo' });
  const client = await server.visitAs('alice', {
    async between(request, next) {
      if (!request.url.includes('/admin/instances/') || request.method !== 'GET') return next(request);
      // Nothing of it is public.
      return Response.json({ activities: [], total: 0 });
    },
  });
  const features = await client.features.load();
  const scene = { session: client.session.state.get(), has: (key: FeatureKey) => features.has(key) };
  const deletions = async () =>
    (await server.requests()).flatMap(({ method, path }) => (method === 'DELETE' ? [path] : []));
  return { ...server, client, scene, deletions };
}

test('a server of which only deactivated people are here can have its data deleted', async () => {
  const { client, scene, deletions } = await begin();
  const host = 'hedgerow.example';
  const { items } = await client.send(
    staffAccounts({ ...allPeople, query: `@${host}`, filters: ['external', 'active'], pageSize: 100 }),
  );
  expect(items).not.toEqual([]);
  for (const { acct } of items) await client.send(setActivation(acct, false));
  expect(await countHost(client, scene, host)).toEqual({ people: 0, posts: 0 });
  expect(await removeHost(client, scene, host)).toMatchObject({ kind: 'done' });
  expect(await deletions()).toEqual([`/api/v1/pleroma/admin/instances/${host}`]);
});

test('nothing is sent about a server of which nothing was ever here', async () => {
  const { client, scene, deletions } = await begin();
  expect(await removeHost(client, scene, 'nosuch.example')).toMatchObject({ kind: 'already' });
  expect(await deletions()).toEqual([]);
});
