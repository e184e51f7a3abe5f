import { markers, moveMarkers, type StatusId } from '@linnet/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startServer } from '../testing/start-server';
import { readMarkersOf } from './read-markers';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const id = (number: number): StatusId => `AkB2mNqTz5YwKx${String(number).padStart(4, '0')}` as StatusId;

async function begin(character: 'mastodon' | 'pleroma' = 'mastodon') {
  const server = await startServer({ character });
  const client = await server.visitAs('alice');
  const places = readMarkersOf(client);
  const kept = async () => (await client.send(markers(['home']))).home?.lastReadId ?? null;
  const told = async () =>
    (await server.requests()).filter(({ path, method }) => path === '/api/v1/markers' && method === 'POST')
      .length;
  const later = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { ...server, client, places, kept, told, later };
}

test('what stood at the top for a while is told to the server, once for several', async () => {
  const { places, kept, told, later } = await begin();
  await places.load();
  for (const number of [1, 2, 3]) {
    places.reading(id(number));
    await later(1500);
  }
  places.reading(id(2));
  await later(2000);
  places.reading(id(4));
  await later(2000);
  expect(await kept()).toBeNull();
  await later(5000);
  await vi.waitFor(async () => expect(await kept()).toBe(id(4)));
  expect(await told()).toBe(1);
});

test('what passes by, or stands there while nobody looks, is not read', async () => {
  const { places, told, later } = await begin();
  await places.load();
  places.reading(id(1));
  await later(1999);
  places.reading(null);
  await later(60_000);
  expect(await told()).toBe(0);
});

test('going back to older posts moves nothing', async () => {
  const { client, places, kept, told, later } = await begin();
  await client.send(moveMarkers({ home: id(50) }));
  await places.load();
  expect(places.readTo.get().home).toBe(id(50));
  places.reading(id(10));
  await later(60_000);
  expect(await told()).toBe(1);
  expect(await kept()).toBe(id(50));
});

test('the place to go on at is where one was elsewhere: own reading does not change it', async () => {
  const { client, places, kept, later } = await begin();
  await client.send(moveMarkers({ home: id(50), notifications: '7' }));
  await places.load();
  expect(places.readTo.get()).toEqual({ home: id(50), notifications: '7' });
  places.reading(id(60));
  await later(7000);
  await vi.waitFor(async () => expect(await kept()).toBe(id(60)));
  await places.load();
  expect(places.readTo.get().home).toBe(id(50));
  await client.send(moveMarkers({ home: id(90) }));
  await places.load();
  expect(places.readTo.get().home).toBe(id(90));
});

test('a page that is left tells at once what it has gathered', async () => {
  const { places, kept, later } = await begin();
  await places.load();
  places.reading(id(5));
  await later(2000);
  places.flush();
  await vi.waitFor(async () => expect(await kept()).toBe(id(5)));
});

test('before it is known where one stands, nothing is moved', async () => {
  const { client, places, kept, later, door } = await begin();
  await client.send(moveMarkers({ home: id(50) }));
  await door('fail', { path: '/api/v1/markers', method: 'GET', status: 500 });
  places.reading(id(10));
  await later(2000);
  places.flush();
  await vi.waitFor(async () => expect(await kept()).toBe(id(50)));
  places.flush();
  await later(0);
  expect(await kept()).toBe(id(50));
});

test('what could not be told is told with the next', async () => {
  const { places, kept, later, door } = await begin();
  await places.load();
  await door('fail', { path: '/api/v1/markers', method: 'POST', status: 500 });
  places.reading(id(5));
  await later(7000);
  places.flush();
  await vi.waitFor(async () => {
    places.flush();
    expect(await kept()).toBe(id(5));
  });
});

test('visitors cause no request, and nobody takes over where another was', async () => {
  const { client, places, requests, later } = await begin();
  await client.send(moveMarkers({ home: id(50) }));
  await places.load();
  await client.accounts.signOut();
  const next = readMarkersOf(client.accounts.shown.get());
  expect(next.readTo.get()).toEqual({ home: null, notifications: null });
  const before = (await requests()).length;
  await next.load();
  next.reading(id(60));
  await later(60_000);
  next.flush();
  await later(0);
  const asked = (await requests()).slice(before).map(({ path }) => path);
  expect(asked.filter((path) => path.includes('markers'))).toEqual([]);
});

test('a server that keeps no place in home is told once, and then left alone', async () => {
  const { places, kept, told, later } = await begin('pleroma');
  await places.load();
  places.reading(id(5));
  await later(7000);
  await vi.waitFor(async () => expect(await told()).toBe(1));
  places.reading(id(6));
  await later(7000);
  places.flush();
  await later(0);
  expect([await told(), await kept()]).toEqual([1, null]);
});
