import {
  type Relationship,
  type Status,
  createStatus,
  lookupAccount,
  muteAccount,
  openChat,
  sendChatMessage,
} from '@linnet/api';
import { assert, expect, test, vi } from 'vitest';
import { chatListOf } from '../chats/chat-list';
import { liveHubOf } from '../events/live-hub';
import { startServer } from '../testing/start-server';
import { conversationListOf } from './conversation-list';
import { inboxOf } from './inbox';
import { inboxThreadsOf } from './threads';

const characters = ['pleroma', 'akkoma', 'mastodon'] as const;
const names = ['alice', 'bob', 'carol'] as const;
type Name = (typeof names)[number];

interface Post {
  readonly text: string;
  readonly to?: Status;
}

/** Alice, to whom others write. */
async function begin(character: (typeof characters)[number] = 'pleroma') {
  const server = await startServer({ character });
  const failing = { path: '' };
  const between = (request: Request, next: typeof fetch) =>
    failing.path !== '' && request.url.includes(failing.path)
      ? Promise.resolve(Response.json({ error: 'Down' }, { status: 500 }))
      : next(request);
  const alice = await server.visitAs('alice', { between });
  const clients = { alice, bob: await server.visitAs('bob'), carol: await server.visitAs('carol') };
  await alice.features.load();
  const accounts = await Promise.all(names.map((name) => alice.send(lookupAccount(name))));
  function idOf(name: Name) {
    const account = accounts[names.indexOf(name)];
    assert(account);
    return account.id;
  }
  let offsetMs = 0;
  const later = () => server.door('clock', { offsetMs: (offsetMs += 1000) });

  async function post(as: Name, { text, to }: Post): Promise<Status> {
    await later();
    const draft = { text, subject: '', scope: 'direct', sensitive: false, inReplyToId: to?.id } as const;
    return clients[as].send(createStatus(draft, crypto.randomUUID()));
  }
  async function message(as: Name, to: Name, text: string): Promise<void> {
    await later();
    const { id } = await clients[as].send(openChat(idOf(to)));
    await clients[as].send(sendChatMessage(id, { text }, crypto.randomUUID()));
  }
  /** What a thread shows, the newest first. */
  function shown(people: readonly Name[]): string[] {
    const { items } = inboxThreadsOf(alice).get(people.map(idOf)).state.get();
    return items.map((item) =>
      item.kind === 'message'
        ? item.message.content
        : wordsOf(alice.graph.statuses.get(item.status)?.content),
    );
  }
  const rows = () =>
    inboxOf(alice)
      .state.get()
      .rows?.map(({ people, unread }) => [
        people.map((id) => names[accounts.findIndex((account) => account.id === id)]).join(),
        unread,
      ]);
  return { ...server, alice, idOf, post, message, shown, rows, failing };
}

const wordsOf = (html = ''): string => html.replace(/<[^>]*>/g, '').replaceAll(/@\w+ /g, '');

test('chats and direct posts of the same person are one row, unread by either', async () => {
  const { alice, post, message, rows } = await begin();
  await message('bob', 'alice', 'in the chat');
  await post('carol', { text: '@alice @bob to both' });
  await post('bob', { text: '@alice directly' });
  inboxOf(alice).watch();
  await vi.waitFor(() =>
    expect(rows()).toEqual([
      ['bob', true],
      ['carol,bob', true],
    ]),
  );
  expect(inboxOf(alice).state.get().unread).toBe(2);
});

test('a stream that opens right after the first request causes no second one', async () => {
  const { alice, requests } = await begin();
  const isList = ({ path }: { path: string }): boolean => path === '/api/v1/conversations';
  const conversations = conversationListOf(alice);
  const end = conversations.follow();
  await vi.waitFor(() => expect(conversations.list.state.get().rows).not.toBeNull());
  liveHubOf(alice.graph).isStreamOpen.set(true);
  await alice.send(lookupAccount('bob'));
  expect((await requests()).filter(isList)).toHaveLength(1);
  end();
});

test('a thread has both kinds by time, also when it is longer than a page of either', async () => {
  const { alice, idOf, post, message, shown, requests } = await begin();
  const written: string[] = [];
  let before: Status | undefined;
  for (let number = 1; number <= 60; number += 1) {
    const text = `no. ${number}`;
    if (number % 3 === 0) await message('bob', 'alice', text);
    else {
      const to = number % 50 === 1 ? undefined : before;
      before = await post(number % 2 === 0 ? 'bob' : 'alice', {
        text: `@alice @bob ${text}`,
        ...(to && { to }),
      });
    }
    written.unshift(text);
  }
  const thread = inboxThreadsOf(alice).get([idOf('bob')]);
  thread.follow();
  await vi.waitFor(() => expect(thread.state.get().opened).toBe(true));
  expect(shown(['bob'])).toEqual(written.slice(0, shown(['bob']).length));
  expect(shown(['bob']).length).toBeGreaterThanOrEqual(20);
  while (!thread.state.get().ended) await thread.loadOlder();
  expect(shown(['bob'])).toEqual(written);
  const pages = (await requests()).filter(({ path }) => /\/conversations\/\d+\/statuses$/.test(path));
  expect(pages.length).toBeLessThan(6);
});

test.each(characters)('what is written to more people is a thread of its own, at %s', async (character) => {
  const { alice, idOf, post, shown } = await begin(character);
  const first = await post('bob', { text: '@alice first' });
  await post('alice', { text: '@bob second', to: first });
  await post('carol', { text: '@alice @bob for three' });
  await post('bob', { text: '@alice anew' });
  const thread = inboxThreadsOf(alice).get([idOf('bob')]);
  thread.follow();
  await vi.waitFor(() => expect(shown(['bob'])).toEqual(['anew', 'second', 'first']));
  const three = inboxThreadsOf(alice).get([idOf('carol'), idOf('bob')]);
  three.follow();
  await vi.waitFor(() => expect(shown(['bob', 'carol'])).toEqual(['for three']));
});

test.each(characters)(
  'what arrives is shown in an open thread, and read by whoever sees it, at %s',
  async (character) => {
    const { alice, idOf, post, shown, rows } = await begin(character);
    const first = await post('bob', { text: '@alice first' });
    const thread = inboxThreadsOf(alice).get([idOf('bob')]);
    thread.follow();
    await vi.waitFor(() => expect(shown(['bob'])).toEqual(['first']));
    const lengths: number[] = [];
    thread.state.subscribe(() => lengths.push(thread.state.get().items.length));
    await post('bob', { text: '@alice anew' });
    await post('bob', { text: '@alice second', to: first });
    await conversationListOf(alice).list.load();
    await vi.waitFor(() => expect(shown(['bob'])).toEqual(['second', 'anew', 'first']));
    // What is shown stays, whatever is found.
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
    expect(thread.state.get().unread).toBe(true);
    void thread.markRead();
    expect(rows()).toEqual([['bob', false]]);
    await conversationListOf(alice).list.load();
    await vi.waitFor(() => expect(rows()).toEqual([['bob', false]]));
  },
);

test.each(characters)('all conversations are found, whichever were active last, at %s', async (character) => {
  const { alice, post } = await begin(character);
  const first: Status[] = [];
  for (let number = 1; number <= 100; number += 1)
    first.push(await post('bob', { text: `@alice no. ${number}` }));
  // The last of the first page is one of the oldest.
  for (const to of [...first.slice(2, 3), ...first.slice(-39)])
    await post('bob', { text: '@alice again', to });
  const { list } = conversationListOf(alice);
  await list.load();
  while (list.state.get().hasMore) await list.loadMore();
  expect(list.state.get().rows).toHaveLength(100);
  expect(new Set(list.state.get().rows?.map(({ id }) => id)).size).toBe(100);
});

test.each([
  ['/conversations', 'in the chat'],
  ['/chats', 'directly'],
])('where %s fails, the other is shown, and both after another try', async (path, left) => {
  const { alice, idOf, post, message, shown, rows, failing } = await begin();
  await message('bob', 'alice', 'in the chat');
  await post('bob', { text: '@alice directly' });
  failing.path = path;
  inboxOf(alice).watch();
  const thread = inboxThreadsOf(alice).get([idOf('bob')]);
  thread.follow();
  await vi.waitFor(() => expect(shown(['bob'])).toEqual([left]));
  const { chatError, postError } = thread.state.get();
  expect([chatError, postError].filter((error) => error !== null)).toHaveLength(1);
  expect(rows()).toEqual([['bob', true]]);
  failing.path = '';
  inboxOf(alice).retry();
  thread.retry();
  await vi.waitFor(() => expect(shown(['bob'])).toEqual(['directly', 'in the chat']));
});

test('the chat with somebody muted is in the thread, is read there, and stays when they are muted meanwhile', async () => {
  const { alice, idOf, post, message, shown, failing } = await begin();
  const both = ['directly', 'in the chat'];
  for (const name of ['bob', 'carol'] as const) {
    await message(name, 'alice', 'in the chat');
    await post(name, { text: '@alice directly' });
  }
  await alice.send(muteAccount(idOf('bob'), { notifications: true, seconds: 0 }));
  failing.path = '/by-account-id';
  const thread = inboxThreadsOf(alice).get([idOf('bob')]);
  thread.follow();
  await vi.waitFor(() => expect(thread.state.get().chatError).not.toBeNull());
  failing.path = '';
  thread.retry();
  await vi.waitFor(() => expect(shown(['bob'])).toEqual(both));
  expect(thread.state.get().unread).toBe(true);
  await thread.markRead();
  expect(thread.state.get().unread).toBe(false);
  const listed = chatListOf(alice)
    .chats.state.get()
    .value?.map(({ accountId }) => accountId);
  expect(listed).toEqual([idOf('carol')]);

  inboxThreadsOf(alice)
    .get([idOf('carol')])
    .follow();
  await vi.waitFor(() => expect(shown(['carol'])).toEqual(both));
  const muted: Relationship = await alice.send(
    muteAccount(idOf('carol'), { notifications: true, seconds: 0 }),
  );
  alice.graph.relationships.put(idOf('carol'), muted);
  expect(chatListOf(alice).chats.state.get().value).toEqual([]);
  expect(shown(['carol'])).toEqual(both);
});

test('of a long thread no more than 500 items are kept, and what is above is fetched again', async () => {
  const { alice, door, idOf, post, shown } = await begin();
  for (let number = 1; number <= 4; number += 1) await post('bob', { text: `@alice no. ${number}` });
  await door('clock', { offsetMs: 100_000_000 });
  await door('messages', { as: 'bob', with: 'alice', count: 620, everyMs: 1000 });
  const thread = inboxThreadsOf(alice).get([idOf('bob')]);
  const leave = thread.follow();
  await vi.waitFor(() => expect(thread.state.get().opened).toBe(true));
  while (!thread.state.get().ended) await thread.loadOlder();
  const all = shown(['bob']);
  expect(all).toHaveLength(624);
  thread.trim();
  expect(shown(['bob'])).toEqual(all.slice(0, 500));
  expect(thread.state.get().ended).toBe(false);
  expect([...thread.posts()].length).toBeLessThanOrEqual(4);
  await thread.loadOlder();
  expect(shown(['bob'])).toEqual(all.slice(0, 520));
  while (!thread.state.get().ended) await thread.loadOlder();
  expect(shown(['bob'])).toEqual(all);
  leave();
  expect(thread.state.get().items).toHaveLength(500);
});
