import { lookupAccount, type StatusId } from '@linnet/api';
import { expect, test } from 'vitest';
import { createCell } from '../kernel/cell';
import { liveHubOf } from '../events/live-hub';
import { memoryStorage } from '../testing/memory-storage';
import { startServer } from '../testing/start-server';
import { tabChannels } from '../testing/tab-channels';
import { decisionsOf } from './decisions';
import { mutesAndBlocksOf } from './mutes-and-blocks-of';
import { muteEndsIn } from './mute-ends';
import { readTabDecision } from '../relationships/tab-decision';

/** Two pages of one browser, at which alice reads. */
async function beginTwoPages() {
  const server = await startServer();
  const browser = tabChannels();
  const storage = memoryStorage();
  const open = () =>
    server.visitAs('alice', {
      storage,
      live: { pages: browser.open().pages, attention: createCell(true), onNetwork: () => () => {} },
    });
  const [here, there] = [await open(), await open()];
  for (const client of [here, there]) {
    client.start();
    await expect.poll(() => liveHubOf(client.graph).otherTabs).not.toBeNull();
  }
  const person = (name: string) => here.send(lookupAccount(name));
  const write = async (as: string) =>
    (await server.door<{ id: StatusId }>('post', { as, text: 'a song' })).id;
  return { ...server, here, there, person, write, decide: decisionsOf(here).decide };
}

/** A page of alice's to which the list of mutes, written down by the server at once, comes when it is let go. */
async function beginHeld(hold: (go: () => void) => void) {
  const server = await startServer();
  let isFirst = true;
  const client = await server.visitAs('alice', {
    between: async (request, next) => {
      const answer = await next(request);
      if (isFirst && new URL(request.url).pathname.endsWith('/mutes')) {
        isFirst = false;
        await new Promise<void>(hold);
      }
      return answer;
    },
  });
  return { client, person: (name: string) => client.send(lookupAccount(name)) };
}

test('who is blocked on one page is so on the others, and their posts leave the timelines there', async () => {
  const { there, person, write, decide } = await beginTwoPages();
  const [theirs, own] = [await write('bob'), await write('carol')];
  const feed = there.feeds.get({ kind: 'public' });
  await feed.open();
  const shown = () => feed.state.get().segments.flat();
  expect(shown()).toEqual([own, theirs]);
  const bob = await person('bob');
  await decide(bob, { kind: 'block', on: true });
  await expect.poll(shown).toEqual([own]);
  expect(there.graph.relationships.get(bob.id)?.blocking).toBe(true);
  await decide(bob, { kind: 'block', on: false });
  await expect.poll(() => there.graph.relationships.get(bob.id)?.blocking).toBe(false);
  expect(shown()).toEqual([own]);
});

test('until when somebody is muted is known on all pages', async () => {
  const { there, person, decide } = await beginTwoPages();
  const bob = await person('bob');
  await decide(bob, { kind: 'mute', on: true, notifications: true, seconds: 600 });
  await expect.poll(() => there.graph.relationships.get(bob.id)?.muting).toBe(true);
  await expect.poll(() => muteEndsIn(there.graph).of(bob.id)).toBeGreaterThan(Date.now() + 500_000);
});

test.each([
  ['muted', { kind: 'mute', on: true, notifications: true, seconds: 0 }],
  ['blocked', { kind: 'block', on: true }],
] as const)(
  'who is %s on one page joins the list that is open on another, also when nobody has met them there',
  async (kind, decision) => {
    const { here, there, person, decide } = await beginTwoPages();
    const [bob, carol, dave] = [await person('bob'), await person('carol'), await person('dave')];
    await decide(bob, decision);
    const list = mutesAndBlocksOf(there)[kind];
    await list.load();
    const shown = () => list.state.get().rows?.map(({ acct }) => acct);
    expect(shown()).toEqual(['bob']);
    await decide(carol, decision);
    await expect.poll(shown).toEqual(['carol', 'bob']);
    // On the page of the list itself, too.
    await decisionsOf(there).decide(dave, decision);
    await expect.poll(shown).toEqual(['dave', 'carol', 'bob']);
    // Who is let go stays, to be taken back, and stays where they are then.
    await decide(carol, kind === 'muted' ? { kind: 'mute', on: false } : { kind: 'block', on: false });
    const stands = () => {
      const relationship = there.graph.relationships.get(carol.id);
      return kind === 'muted' ? relationship?.muting : relationship?.blocking;
    };
    await expect.poll(stands).toBe(false);
    await decide(carol, decision);
    await expect.poll(stands).toBe(true);
    expect(shown()).toEqual(['dave', 'carol', 'bob']);
    expect(mutesAndBlocksOf(here)[kind].state.get().rows).toBeNull();
  },
);

test('who is muted while the list is on its way stands in it once', async () => {
  let letGo: (() => void) | undefined;
  const { client, person } = await beginHeld((go) => (letGo = go));
  const bob = await person('bob');
  const { muted } = mutesAndBlocksOf(client);
  const loading = muted.load();
  await expect.poll(() => letGo).toBeDefined();
  await decisionsOf(client).decide(bob, { kind: 'mute', on: true, notifications: true, seconds: 0 });
  letGo?.();
  await loading;
  const shown = () => muted.state.get().rows?.map(({ acct }) => acct);
  await expect.poll(shown).toEqual(['bob']);
  await muted.load();
  expect(shown()).toEqual(['bob']);
});

test('a server that is blocked on one page is so on the others, but for whom one follows there', async () => {
  const { door, there, person, write, decide } = await beginTwoPages();
  await door('crowd', { count: 2, name: 'wren' });
  await door('act', { as: 'alice', action: 'follow', target: 'wren0@crowd.example' });
  const [friend, stranger] = [await write('wren0@crowd.example'), await write('wren1@crowd.example')];
  const feed = there.feeds.get({ kind: 'public' });
  await feed.open();
  const shown = () => feed.state.get().segments.flat();
  expect(shown()).toEqual([stranger, friend]);
  const { hosts } = mutesAndBlocksOf(there);
  await hosts.load();
  const wren = await person('wren1@crowd.example');
  await decide(wren, { kind: 'domain', on: true });
  await expect.poll(shown).toEqual([friend]);
  expect(hosts.state.get().rows).toEqual([{ host: 'crowd.example', isBlocked: true }]);
  await decide(wren, { kind: 'domain', on: false });
  await expect.poll(() => there.graph.relationships.get(wren.id)?.domainBlocking).toBe(false);
  expect(hosts.state.get().rows).toEqual([{ host: 'crowd.example', isBlocked: false }]);
});

test('what a page of another version says is left alone', async () => {
  const { here, person, decide } = await beginTwoPages();
  const bob = await person('bob');
  await decide(bob, { kind: 'block', on: true });
  const relationship = here.graph.relationships.get(bob.id);
  expect(readTabDecision({ relationship })).toEqual({ relationship });
  for (const strange of [
    null,
    'gone',
    { gone: ['1'] },
    { relationship: { ...relationship, id: '' } },
    { relationship: { ...relationship, blocking: undefined } },
    { relationship: { ...relationship, note: 1 } },
    { muted: bob.id },
    { muted: '', end: null },
    { host: 'crowd.example' },
  ])
    expect(readTabDecision(strange)).toBeNull();
});
