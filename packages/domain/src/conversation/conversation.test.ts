import { editStatus, getStatus, lookupAccount, muteAccount, type StatusId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { type Conversation, conversationsOf } from './conversation';
import { importArrival } from '../events/arrivals';
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

const shown = (conversation: Conversation): readonly StatusId[] => conversation.state.get().thread.order;

test('shows a status with everything before and after it, oldest first', async () => {
  const { visit, first, second, third } = await thread();
  const conversation = conversationsOf(visit()).get(second);
  await conversation.load();
  expect(conversation.state.get().state).toBe('ready');
  expect(shown(conversation)).toEqual([first, second, third]);
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
  await vi.waitFor(() => expect(shown(conversation)).toEqual([first, second, third, reply]));
  end();
  await post('bob', 'and gone', { inReplyTo: third });
  expect(shown(conversation)).toHaveLength(4);
});

test('what is known already is shown while the rest is on its way, and stays when it does not come', async () => {
  const { visit, door, second } = await thread();
  const client = visit();
  await client.feeds.get({ kind: 'public' }).open();
  await door('fail', { path: '/context', status: 500 });
  const conversation = conversationsOf(client).get(second);
  expect(conversation.state.get().state).toBe('loading');
  expect(shown(conversation)).toEqual([second]);
  await conversation.load();
  expect(conversation.state.get()).toMatchObject({
    state: 'failed',
    reason: { kind: 'http', status: 500 },
  });
  expect(shown(conversation)).toEqual([second]);
});

test('a reply stands below what it answers, wherever it arrives', async () => {
  const { visitAs, post, first, second, third } = await thread();
  const other = await post('dave', 'which heron?', { inReplyTo: first });
  const client = await visitAs('alice');
  const conversation = conversationsOf(client).get(first);
  await conversation.load();
  const end = conversation.follow();
  const late = await client.send(getStatus(await post('bob', 'the grey one', { inReplyTo: third })));
  importArrival(client.graph, late);
  await vi.waitFor(() => expect(shown(conversation)).toContain(late.id));
  const { nodes } = conversation.state.get().thread;
  expect(nodes.get(third)?.replies).toEqual([late.id]);
  expect(nodes.get(first)?.replies).toEqual([second, other]);
  expect(nodes.get(first)?.descendantCount).toBe(4);
  end();
});

test('a deleted post keeps its place and its replies, also when the thread is loaded again', async () => {
  const { visit, door, first, second, third } = await thread();
  const client = visit();
  const conversation = conversationsOf(client).get(first);
  await conversation.load();
  await door('act', { as: 'bob', action: 'delete', status: second });
  await conversation.load();
  expect(shown(conversation)).toEqual([first, second, third]);
  expect(conversation.state.get().thread.nodes.get(second)?.replies).toEqual([third]);
});

test('of a long thread what is around the focus is read at once, and in the end all of it', async () => {
  const { visit, door, first } = await thread();
  await door('bulk', { kind: 'plain', count: 300, everyMs: 0, inReplyTo: first });
  const client = visit();
  const conversation = conversationsOf(client).get(first);
  let readAtFirst = -1;
  conversation.state.subscribe(() => {
    if (conversation.state.get().state === 'ready' && readAtFirst < 0)
      readAtFirst = client.graph.statuses.size;
  });
  await conversation.load();
  expect(readAtFirst).toBeGreaterThan(20);
  expect(readAtFirst).toBeLessThan(60);
  expect(shown(conversation)).toHaveLength(303);
  for (const id of shown(conversation)) expect(client.graph.statuses.get(id)).toBeDefined();
});

test('how a member stands to who wrote a conversation is known when it is shown, and not asked of visitors', async () => {
  const { visit, visitAs, requests, first, third } = await thread();
  const client = await visitAs('alice');
  const { id: carol } = await client.send(lookupAccount('carol'));
  await client.send(muteAccount(carol, { notifications: false, seconds: 0 }));
  const conversation = conversationsOf(client).get(first);
  let atFirst: unknown = null;
  conversation.state.subscribe(() => {
    if (conversation.state.get().state !== 'ready') return;
    atFirst ??= [shown(conversation).includes(third), client.graph.relationships.get(carol)?.muting];
  });
  await conversation.load();
  expect(atFirst).toEqual([true, true]);
  const asked = async () =>
    (await requests()).filter(({ path }) => path.endsWith('/accounts/relationships')).length;
  const before = await asked();
  expect(before).toBe(1);
  await conversationsOf(visit()).get(first).load();
  expect(await asked()).toBe(before);
});

test('a reply that no stream brings is asked for, and takes its place [2.2.051]', async () => {
  const { visit, post, first, second, third } = await thread();
  const conversation = conversationsOf(visit()).get(first);
  await conversation.load();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  try {
    const end = conversation.watch();
    const late = await post('dave', 'which heron?', { inReplyTo: second });
    await vi.advanceTimersByTimeAsync(20_000);
    await vi.waitFor(() => expect(shown(conversation)).toEqual([first, second, third, late]));
    expect(conversation.state.get().thread.nodes.get(second)?.replies).toEqual([third, late]);
    expect(conversation.state.get().state).toBe('ready');
    end();
  } finally {
    vi.useRealTimers();
  }
});

test('a visitor sees edits and deletions of the opened post, and of what stands around it', async () => {
  const { visit, visitAs, door, first, second, third } = await thread();
  const client = visit();
  const conversation = conversationsOf(client).get(second);
  await conversation.load();
  const textOf = (id: StatusId) => client.statusViews.get(id)?.content.plainText;
  const edit = async (as: string, id: StatusId, text: string) =>
    (await visitAs(as)).send(editStatus(id, { text, subject: '', sensitive: false, mediaIds: [] }));
  await edit('carol', third, 'it came back');
  await edit('bob', second, 'by the mill');
  await door('act', { as: 'alice', action: 'delete', status: first });
  const isGone = (id: StatusId) => client.graph.statuses.get(id)?.deleted;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  try {
    const end = conversation.watch();
    await vi.advanceTimersByTimeAsync(20_000);
    await vi.waitFor(() => expect([textOf(second), textOf(third)]).toEqual(['by the mill', 'it came back']));
    await vi.waitFor(() => expect(isGone(first)).toBe(true));
    expect(isGone(third)).toBe(false);
    await door('act', { as: 'bob', action: 'delete', status: second });
    await vi.advanceTimersByTimeAsync(20_000);
    await vi.waitFor(() => expect(isGone(second)).toBe(true));
    expect(shown(conversation)).toEqual([first, second, third]);
    end();
  } finally {
    vi.useRealTimers();
  }
});

test('a look that fails leaves the thread as it is, and the next one finds what is new', async () => {
  const { visit, post, door, first, second, third } = await thread();
  const conversation = conversationsOf(visit()).get(first);
  await conversation.load();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  try {
    await door('fail', { path: '/context', status: 500 });
    const end = conversation.watch();
    const late = await post('dave', 'which heron?', { inReplyTo: third });
    await vi.advanceTimersByTimeAsync(12_000);
    expect(conversation.state.get().state).toBe('ready');
    expect(shown(conversation)).toEqual([first, second, third]);
    await vi.advanceTimersByTimeAsync(30_000);
    await vi.waitFor(() => expect(shown(conversation)).toContain(late));
    end();
  } finally {
    vi.useRealTimers();
  }
});

test('nothing of a thread is read any more once somebody else is at the screen', async () => {
  const { visitAs, door, first } = await thread();
  await door('bulk', { kind: 'plain', count: 200, everyMs: 0, inReplyTo: first });
  const client = await visitAs('alice');
  const conversation = conversationsOf(client).get(first);
  const over = new Promise<void>((resolve) => {
    conversation.state.subscribe(() => {
      if (conversation.state.get().state === 'ready') resolve(client.accounts.signOut());
    });
  });
  await conversation.load();
  await over;
  expect(client.accounts.shown.get().graph.statuses.size).toBe(0);
});
