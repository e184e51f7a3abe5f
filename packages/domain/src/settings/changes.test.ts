import { expect, test } from 'vitest';
import { createAccounts } from '../accounts/accounts';
import { lonePage, watchedPage } from '../testing/browser-pages';
import { memoryStorage } from '../testing/memory-storage';
import { settingChanges } from './changes';

function visit(isUnavailable = false) {
  const { shown } = createAccounts({
    baseUrl: 'https://nest.example',
    origin: 'https://nest.example',
    fetch: () => Promise.reject(new TypeError('no network')),
    openSocket: () => {
      throw new DOMException('No sockets here.', 'SecurityError');
    },
    storage: memoryStorage({ isUnavailable }),
    parseHtml: () => {
      throw new Error('Nothing has to be parsed here.');
    },
    now: () => Date.now(),
    newKey: () => 'key',
    log: () => {},
    forWriting: () => Promise.resolve(lonePage()),
    forLive: () => Promise.resolve(watchedPage()),
  });
  const client = shown.get();
  const { settings } = client;
  return { ...settingChanges(client), own: () => settings.own.get(), write: settings.write, client };
}

test('changes are taken back one by one, the last one first, several that were made together together', () => {
  const { change, undo, own, next } = visit();
  change({ greentext: true });
  change({ stopGifs: false });
  change({ greentext: undefined, stopGifs: undefined });
  expect(own()).toEqual({});
  expect(undo()).toBe(true);
  expect(own()).toEqual({ greentext: true, stopGifs: false });
  undo();
  expect(own()).toEqual({ greentext: true });
  undo();
  expect(own()).toEqual({});
  expect(next.get()).toBeNull();
  expect(undo()).toBeNull();
});

test('what is typed letter by letter is one change, and another setting begins the next', () => {
  const { change, undo, own, next } = visit();
  change({ maxThumbnails: 1 }, { typed: true });
  change({ maxThumbnails: 12 }, { typed: true });
  change({ maxDepthInThread: 8 }, { typed: true });
  expect(next.get()?.settingKeys).toEqual(['maxDepthInThread']);
  undo();
  expect(own()).toEqual({ maxThumbnails: 12 });
  expect(next.get()?.settingKeys).toEqual(['maxThumbnails']);
  undo();
  expect(own()).toEqual({});
});

test('a change made elsewhere can be taken back too, once it is told of', () => {
  const { addStep, undo, own } = visit();
  addStep({ textSize: '16px' });
  undo();
  expect(own()).toEqual({ textSize: '16px' });
});

test('a number that is typed after a reset goes back to the reset, and then to what was there before', () => {
  const { change, undo, own } = visit();
  change({ maxThumbnails: 4 }, { typed: true });
  change({ maxThumbnails: undefined });
  change({ maxThumbnails: 9 }, { typed: true });
  undo();
  expect(own()).toEqual({});
  undo();
  expect(own()).toEqual({ maxThumbnails: 4 });
});

test('what is typed away again is no change', () => {
  const { change, next } = visit();
  change({ maxThumbnails: 4 }, { typed: true });
  change({ maxThumbnails: undefined }, { typed: true });
  expect(next.get()).toBeNull();
});

test('the words that a step changed are taken back, and those that came or went since stay so', () => {
  const { change, undo, own, write } = visit();
  write('muteWords', ['rain', 'snow', 'hail']);
  change({ muteWords: ['rain', 'hail', 'fog'] });
  write('muteWords', ['hail', 'fog', 'wind']);
  undo();
  expect(own()).toEqual({ muteWords: ['snow', 'hail', 'wind'] });
});

test('the mark that a step changed is taken back, and another one that was made since stays', () => {
  const { change, undo, own, write } = visit();
  const mark = { color: '#ff8800', type: 'solid' };
  change({ highlight: { wren: mark, owl: mark } });
  write('highlight', { wren: mark, owl: { ...mark, type: 'side' }, crow: mark });
  undo();
  expect(own()).toEqual({ highlight: { owl: { ...mark, type: 'side' }, crow: mark } });
});

test('what was pinned to the device since stays pinned when an earlier pin is taken back', () => {
  const { change, undo, own, write, next } = visit();
  change({ keptHere: ['hideNsfw'], hideNsfw: undefined });
  expect(next.get()?.settingKeys).toEqual(['hideNsfw']);
  write('keptHere', ['hideNsfw', 'stopGifs']);
  undo();
  expect(own()).toEqual({ keptHere: ['stopGifs'] });
});

test('a step whose value was replaced since is passed over, and comes again with its value', () => {
  const { change, undo, own, write, next } = visit();
  change({ greentext: true });
  change({ maxThumbnails: 4 });
  write('maxThumbnails', 9);
  expect(next.get()?.settingKeys).toEqual(['greentext']);
  write('maxThumbnails', 4);
  expect(next.get()?.settingKeys).toEqual(['maxThumbnails']);
  write('maxThumbnails', 9);
  undo();
  expect(own()).toEqual({ maxThumbnails: 9 });
  expect(undo()).toBeNull();
});

test('who reads next takes back nothing of what the one before them chose', async () => {
  const { change, own, write, client } = visit();
  write('muteWords', ['rain']);
  change({ muteWords: [] });
  await client.accounts.signOut();
  const { next, undo } = settingChanges(client.accounts.shown.get());
  expect(next.get()).toBeNull();
  expect(undo()).toBeNull();
  expect(own()).toEqual({ muteWords: [] });
});

test('it says when a change could not be kept', () => {
  expect(visit(true).change({ greentext: true })).toBe(false);
});
