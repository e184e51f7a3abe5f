import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server';
import { knownHosts } from './block-host';

test('servers that one has met are those of the people that were seen here, and not one’s own', async () => {
  const server = await startServer({ seed: 'demo' });
  const client = await server.visitAs('alice');
  expect(knownHosts(client)).toEqual([]);
  await client.feeds.get({ kind: 'public' }).open();
  const hosts = [...client.graph.accounts.ids()].flatMap((id) => {
    const [, host] = client.graph.accounts.get(id)?.acct.split('@') ?? [];
    return host === undefined ? [] : [host];
  });
  expect(hosts.length).toBeGreaterThan(1);
  expect([...knownHosts(client)].toSorted((a, b) => a.localeCompare(b))).toEqual(
    [...new Set(hosts)].toSorted((a, b) => a.localeCompare(b)),
  );
});
