import { afterEach, expect, test, vi } from 'vitest';
import { startServer } from '../testing/start-server';
import { announcementsOf } from './announcements';
import { unreadAnnouncements } from './all-announcements';

const MINUTE = 60_000;
const DAY = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY).toISOString();

afterEach(() => vi.useRealTimers());

/** Three are there for whoever is no writer of them. */
async function begin(name = 'alice') {
  const server = await startServer();
  if (name !== 'alice') {
    const writer = announcementsOf(await server.visitAs('alice'));
    for (const text of ['Soup', 'Salt', 'Bread']) await writer.create(news(text));
  }
  const client = await server.visitAs(name);
  await client.session.verify();
  const announcements = announcementsOf(client);
  const items = () => announcements.state.get().value ?? [];
  const named = (words: string) => items().find(({ content }) => content.includes(words));
  const before = (await server.requests()).length;
  const asked = async (path: string) =>
    (await server.requests()).slice(before).filter((request) => request.path === path).length;
  return { ...server, client, announcements, items, named, asked };
}

const news = (text: string, startsAt: string | null = null) => ({
  text,
  startsAt,
  endsAt: null,
  allDay: false,
});

test('the newest is first, and what was put away is read [1.4.017]', async () => {
  const { announcements, items } = await begin('carol');
  await announcements.load();
  expect(items().map(({ content }) => content)).toEqual(['Bread', 'Salt', 'Soup']);
  expect(unreadAnnouncements(announcements.state.get().value)).toBe(3);
  const [first] = items();
  if (first === undefined) throw new Error('Nothing was announced.');
  expect(await announcements.dismiss(first.id)).toBeNull();
  expect(items()[0]?.read).toBe(true);
  expect(unreadAnnouncements(announcements.state.get().value)).toBe(2);
  await announcements.load();
  expect(items()[0]?.read).toBe(true);
});

test('one that could not be put away stays unread, and why is told', async () => {
  const { announcements, items, door } = await begin('carol');
  await announcements.load();
  await door('fail', { path: '/dismiss', status: 503 });
  const [first] = items();
  if (first === undefined) throw new Error('Nothing was announced.');
  expect(await announcements.dismiss(first.id)).toMatchObject({ status: 503 });
  expect(items()[0]?.read).toBe(false);
});

test('those who write them see those that have not begun, marked as inactive [1.4.018, 1.6.004]', async () => {
  const { announcements, items, named, visitAs } = await begin();
  expect(await announcements.create(news('The long hedge'))).toBeNull();
  expect(await announcements.create(news('Next month', inDays(30)))).toBeNull();
  expect(named('The long hedge')).toMatchObject({ isInactive: false, rawContent: 'The long hedge' });
  expect(named('Next month')).toMatchObject({ isInactive: true, rawContent: 'Next month' });

  const carol = announcementsOf(await visitAs('carol'));
  await carol.load();
  expect(carol.state.get().value).toHaveLength(items().length - 1);
});

test('one is changed, and taken away [1.7.016]', async () => {
  const { announcements, named } = await begin();
  await announcements.create(news('The short hedge'));
  const made = named('The short hedge');
  if (made === undefined) throw new Error('It was not announced.');
  expect(await announcements.edit(made.id, news('The long hedge', inDays(2)))).toBeNull();
  expect(named('The short hedge')).toBeUndefined();
  expect(named('The long hedge')).toMatchObject({ id: made.id, isInactive: true });
  expect(await announcements.remove(made.id)).toBeNull();
  expect(named('The long hedge')).toBeUndefined();
  expect(await announcements.remove(made.id)).toMatchObject({ status: 404 });
});

test('who may not write them does not ask for the list of the staff [1.6.004]', async () => {
  const { announcements, asked } = await begin('carol');
  await announcements.load();
  expect(await asked('/api/v1/pleroma/admin/announcements')).toBe(0);
  expect(await asked('/api/v1/announcements')).toBe(1);
});

test('they are asked for again after five minutes, as long as somebody looks [1.7.019]', async () => {
  const { announcements, asked } = await begin('carol');
  await announcements.load();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const leave = announcements.follow();
  vi.advanceTimersByTime(5 * MINUTE - 1);
  expect(await asked('/api/v1/announcements')).toBe(1);
  vi.advanceTimersByTime(1);
  await vi.waitFor(async () => expect(await asked('/api/v1/announcements')).toBe(2));
  leave();
  vi.advanceTimersByTime(60 * MINUTE);
  expect(await asked('/api/v1/announcements')).toBe(2);
});

test('a 404 says that the server has none, anything else that they did not come [1.8.012]', async () => {
  const { announcements, client, door } = await begin('carol');
  await door('fail', { path: '/api/v1/announcements', status: 503 });
  await announcements.load();
  expect(announcements.state.get()).toMatchObject({ value: null, isOffered: true, error: { status: 503 } });
  await door('fail', { path: '/api/v1/announcements', status: 404 });
  await announcements.load();
  expect(announcements.state.get()).toMatchObject({ value: null, isOffered: false, error: null });
  expect((await client.features.load()).has('announcements')).toBe(false);
});

test('the next person of the page sees nothing of it, and a visitor causes no request', async () => {
  const { announcements, client, asked } = await begin('carol');
  const leave = announcements.follow();
  await vi.waitFor(() => expect(announcements.state.get().value).toHaveLength(3));
  await client.accounts.signOut();
  const next = announcementsOf(client.accounts.shown.get());
  await next.load();
  expect(next.state.get().value).toEqual([]);
  expect(await asked('/api/v1/announcements')).toBe(1);
  leave();
});
