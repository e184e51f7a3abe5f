import { expect, test } from 'vitest';
import { createClient } from '../client';
import { lonePage, watchedPage } from '../testing/browser-pages';
import { rememberedStorage } from '../testing/remembered-storage';
import { settingChanges } from './changes';

function visit(refuses = false) {
  const client = createClient({
    baseUrl: 'https://nest.example',
    origin: 'https://nest.example',
    fetch: () => Promise.reject(new TypeError('no network')),
    openSocket: () => {
      throw new DOMException('No sockets here.', 'SecurityError');
    },
    storage: rememberedStorage({ refuses }),
    parseHtml: () => {
      throw new Error('Nothing has to be parsed here.');
    },
    now: () => Date.now(),
    newKey: () => 'key',
    log: () => {},
    forWriting: () => Promise.resolve(lonePage()),
    forLive: () => Promise.resolve(watchedPage()),
  });
  return { ...settingChanges(client), own: () => client.settings.own.get() };
}

test('changes are taken back one by one, the last one first, several that were made together together', () => {
  const { change, undo, own, count } = visit();
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
  expect(count.get()).toBe(0);
  expect(undo()).toBeNull();
});

test('what is typed letter by letter is one change, and another setting begins the next', () => {
  const { change, undo, own, count } = visit();
  change({ maxThumbnails: 1 }, { typed: true });
  change({ maxThumbnails: 12 }, { typed: true });
  change({ maxDepthInThread: 8 }, { typed: true });
  expect(count.get()).toBe(2);
  undo();
  expect(own()).toEqual({ maxThumbnails: 12 });
  undo();
  expect(own()).toEqual({});
});

test('a change made elsewhere can be taken back too, once it is told of', () => {
  const { remember, undo, own } = visit();
  remember({ textSize: '16px' });
  undo();
  expect(own()).toEqual({ textSize: '16px' });
});

test('it says when a change could not be kept', () => {
  expect(visit(true).change({ greentext: true })).toBe(false);
});
