import { changeConfiguration } from '@linnet/api';
import { expect, test } from 'vitest';
import { startServer } from '../testing/start-server';
import { blockHost, isBlocked, measuredHosts } from './host-measures';

async function begin() {
  const server = await startServer();
  const sent: unknown[] = [];
  const client = await server.visitAs('alice', {
    async between(request, next) {
      if (request.method === 'POST' && request.url.endsWith('/admin/config'))
        sent.push(await request.clone().json());
      return next(request);
    },
  });
  return { ...server, client, sent };
}

const simple = (value: unknown) => ({ group: ':pleroma', key: ':mrf_simple', value }) as never;

test('a server is blocked beside those that are already, with its reason, and only once', async () => {
  const { client, sent } = await begin();
  await client.send(
    changeConfiguration([simple([{ tuple: [':reject', [{ tuple: ['bad.example', 'Spam'] }]] }])]),
  );
  sent.length = 0;
  const outcome = await blockHost(client, 'worse.example', 'Worse');
  expect(outcome.kind).toBe('done');
  const now = 'now' in outcome ? outcome.now : null;
  expect(now && isBlocked(now, 'worse.example')).toBe(true);
  expect(now && measuredHosts(now)).toMatchObject([
    { rule: 'reject', host: 'bad.example', reason: 'Spam' },
    { rule: 'reject', host: 'worse.example', reason: 'Worse' },
  ]);
  expect(sent).toHaveLength(1);
  expect((await blockHost(client, 'worse.example', 'Again')).kind).toBe('already');
  expect(sent).toHaveLength(1);
});

test('a list of plain names, as older servers have, stays one', async () => {
  const { client } = await begin();
  await client.send(changeConfiguration([simple([{ tuple: [':reject', ['bad.example']] }])]));
  const outcome = await blockHost(client, 'worse.example', 'Worse');
  expect('now' in outcome && outcome.now && measuredHosts(outcome.now)).toMatchObject([
    { host: 'bad.example', reason: null },
    { host: 'worse.example', reason: null },
  ]);
});
