import type { StatusId } from '@linnet/api';
import { conversationsOf } from './conversations-of';
import { expect, test, vi } from 'vitest';
import { startServer } from '../testing/start-server';

interface Posted {
  id: StatusId;
}

async function thread() {
  const server = await startServer({ listens: true });
  const post = async (as: string, text: string, more: object = {}) =>
    (await server.door<Posted>('post', { as, text, ...more })).id;
  const first = await post('alice', 'who has seen the heron?');
  const second = await post('bob', 'by the weir', { inReplyTo: first });
  const third = await post('carol', 'it left', { inReplyTo: second });
  return { ...server, post, first, second, third };
}

test('shows a status with everything before and after it, oldest first', async () => {
  const { visit, first, second, third } = await thread();
  const conversation = conversationsOf(visit()).get(second);
  await conversation.load();
  expect(conversation.state.get()).toEqual({ state: 'ready', ids: [first, second, third] });
});

test('a reply that somebody writes meanwhile comes to its end by itself; others do not', async () => {
  const { visitAs, post, door, first, second, third } = await thread();
  const client = await visitAs('alice');
  const conversation = conversationsOf(client).get(second);
  await conversation.load();
  const end = conversation.follow();
  client.feeds.show({ kind: 'public' });
  client.live.start();
  await vi.waitFor(async () => {
    const { open } = await door<{ open: { topics?: string[] }[] }>('sockets');
    expect(JSON.stringify(open)).toContain('public');
  });
  await post('dave', 'something else');
  const reply = await post('bob', 'it is back', { inReplyTo: third });
  await vi.waitFor(() => expect(conversation.state.get().ids).toEqual([first, second, third, reply]));
  end();
  await post('bob', 'and gone', { inReplyTo: third });
  expect(conversation.state.get().ids).toHaveLength(4);
});

test('what is known already is shown while the rest is on its way, and stays when it does not come', async () => {
  const { visit, door, second } = await thread();
  const client = visit();
  await client.feeds.get({ kind: 'public' }).open();
  await door('fail', { path: '/context', status: 500 });
  const conversation = conversationsOf(client).get(second);
  expect(conversation.state.get()).toEqual({ state: 'loading', ids: [second] });
  await conversation.load();
  expect(conversation.state.get()).toMatchObject({
    state: 'failed',
    ids: [second],
    reason: { kind: 'http', status: 500 },
  });
});
