import { lookupAccount, type StatusId } from '@linnet/api';
import { expect, test } from 'vitest';
import { createCell } from '../cell';
import { liveSignsOf } from '../live/live-signs';
import { rememberedStorage } from '../testing/remembered-storage';
import { startServer } from '../testing/start-server';
import { talkingPages } from '../testing/talking-pages';
import { decisionsOf } from './decisions-of';
import { keptAwayOf } from './kept-away-of';
import { muteEndsIn } from './mute-ends';
import { readStandingSaid } from './standing-said';

/** Two pages of one browser, at which alice reads. */
async function beginTwoPages() {
  const server = await startServer();
  const browser = talkingPages();
  const storage = rememberedStorage();
  const open = () =>
    server.visitAs('alice', {
      storage,
      live: { pages: browser.open().pages, attention: createCell(true), onNetwork: () => () => {} },
    });
  const [here, there] = [await open(), await open()];
  for (const client of [here, there]) {
    client.start();
    await expect.poll(() => liveSignsOf(client.graph).others).not.toBeNull();
  }
  const person = (name: string) => here.send(lookupAccount(name));
  const write = async (as: string) =>
    (await server.door<{ id: StatusId }>('post', { as, text: 'a song' })).id;
  return { ...server, here, there, person, write, decide: decisionsOf(here).decide };
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

test('a server that is blocked on one page is so on the others, but for whom one follows there', async () => {
  const { door, there, person, write, decide } = await beginTwoPages();
  await door('crowd', { count: 2, name: 'wren' });
  await door('act', { as: 'alice', action: 'follow', target: 'wren0@crowd.example' });
  const [friend, stranger] = [await write('wren0@crowd.example'), await write('wren1@crowd.example')];
  const feed = there.feeds.get({ kind: 'public' });
  await feed.open();
  const shown = () => feed.state.get().segments.flat();
  expect(shown()).toEqual([stranger, friend]);
  const { hosts } = keptAwayOf(there);
  await hosts.load();
  const wren = await person('wren1@crowd.example');
  await decide(wren, { kind: 'domain', on: true });
  await expect.poll(shown).toEqual([friend]);
  expect(hosts.state.get().hosts).toEqual([{ host: 'crowd.example', isBlocked: true }]);
  await decide(wren, { kind: 'domain', on: false });
  await expect.poll(() => there.graph.relationships.get(wren.id)?.domainBlocking).toBe(false);
  expect(hosts.state.get().hosts).toEqual([{ host: 'crowd.example', isBlocked: false }]);
});

test('what a page of another version says is left alone', async () => {
  const { here, person, decide } = await beginTwoPages();
  const bob = await person('bob');
  await decide(bob, { kind: 'block', on: true });
  const standing = here.graph.relationships.get(bob.id);
  expect(readStandingSaid({ standing })).toEqual({ standing });
  for (const strange of [
    null,
    'gone',
    { gone: ['1'] },
    { standing: { ...standing, id: '' } },
    { standing: { ...standing, blocking: undefined } },
    { standing: { ...standing, note: 1 } },
    { muted: bob.id },
    { muted: '', end: null },
    { host: 'crowd.example' },
  ])
    expect(readStandingSaid(strange)).toBeNull();
});
