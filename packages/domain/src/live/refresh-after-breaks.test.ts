import { getStatus, type StatusId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { createCell } from '../kernel/cell';
import { importStatus } from '../graph/import';
import { startServer } from '../testing/start-server';
import { refreshAfterBreaks } from './refresh-after-breaks';

/** Alice has three posts of Carol on screen, and a connection that breaks when the test says so. */
async function begin() {
  const server = await startServer();
  const client = await server.visitAs('alice');
  const { graph } = client;
  const write = async (text: string) => {
    const { id } = await server.door<{ id: StatusId }>('post', { as: 'carol', text });
    importStatus(graph, await client.send(getStatus(id)));
    graph.statuses.subscribe(id, () => {});
    return id;
  };
  const isStreamOpen = createCell(false);
  refreshAfterBreaks({ ...client, graph }, { isStreamOpen, streamOpenSince: 0 });
  const asked = async () =>
    (await server.requests()).filter(({ method, path }) => method === 'GET' && path === '/api/v1/statuses');
  return { ...server, client, graph, write, isStreamOpen, asked };
}

test('what was edited and deleted while nothing was heard is so on screen once it is heard again, with one request', async () => {
  const { write, isStreamOpen, asked, door, graph, visitAs } = await begin();
  const [stays, edited, gone] = [await write('stays'), await write('befor'), await write('goes')];
  isStreamOpen.set(true);
  isStreamOpen.set(false);
  const carol = await visitAs('carol');
  await carol.send({
    method: 'PUT',
    path: `/api/v1/statuses/${edited}`,
    body: { kind: 'json', value: { status: 'after' } },
    read: () => undefined,
  });
  await door('act', { as: 'carol', action: 'delete', status: gone });
  expect(graph.statuses.get(edited)?.content).toContain('befor');
  isStreamOpen.set(true);
  await vi.waitFor(() => expect(graph.statuses.get(gone)?.deleted).toBe(true));
  expect(graph.statuses.get(edited)?.content).toContain('after');
  expect(graph.statuses.get(stays)).toMatchObject({ deleted: false });
  expect(await asked()).toHaveLength(1);
});

test('only what comes after a break asks for anything again', async () => {
  const { write, isStreamOpen, asked } = await begin();
  await write('stays');
  isStreamOpen.set(true);
  isStreamOpen.set(false);
  expect(await asked()).toEqual([]);
  isStreamOpen.set(true);
  await vi.waitFor(async () => expect(await asked()).toHaveLength(1));
});
