import { act } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { ClientProvider } from '../../../platform/client/client-provider';
import { show } from '../../../testing/show';
import { type TestAnswers, testClient, wrenSignedIn } from '../../../testing/test-client';
import { NavigationPanel } from './navigation-panel';

const account = { id: 'a1', username: 'wren', acct: 'wren', url: 'https://nest.example/users/wren' };

/** As many statuses as a server sends, newest first; ids end with their number. */
function statuses(newest: number, oldest: number, by = account) {
  return Array.from({ length: newest - oldest + 1 }, (_, step) => ({
    id: `A${String(newest - step).padStart(6, '0')}`,
    account: by,
    content: 'seen from the hedge',
    created_at: '2026-11-20T09:00:00.000Z',
    visibility: 'public',
  }));
}

async function panelWithHome() {
  const answers: TestAnswers = { 'GET /api/v1/timelines/home': statuses(10, 1) };
  const client = testClient({ answers, records: wrenSignedIn });
  const feed = client.feeds.get({ kind: 'home' });
  await feed.open();
  const { place } = await show(
    <ClientProvider value={client}>
      <NavigationPanel />
    </ClientProvider>,
  );
  const hidden = client.feeds.show({ kind: 'home' });
  async function arrive(newest: number, oldest: number, by = account) {
    answers['GET /api/v1/timelines/home'] = statuses(newest, oldest, by);
    await act(() => feed.catchUp());
  }
  const home = () => place.querySelector('a[href="/main/friends"]')?.textContent ?? '';
  return { client, place, arrive, home, hidden };
}

beforeEach(() => history.replaceState(null, '', '/main/friends'));

test('marks the place where the person is', async () => {
  const { place } = await panelWithHome();
  expect(place.querySelector('[aria-current="page"]')?.getAttribute('href')).toBe('/main/friends');
});

test('marks the place on the pages that belong to it, and no other', async () => {
  history.replaceState(null, '', '/bookmarks/f1');
  const { place } = await panelWithHome();
  const marked = [...place.querySelectorAll('[aria-current]')].map((link) => link.getAttribute('href'));
  expect(marked).toEqual(['/bookmarks']);
});

test('counts what waits in a timeline, and says it in words', async () => {
  const { arrive, home } = await panelWithHome();
  expect(home()).toBe('Home');
  await arrive(13, 10);
  expect(home()).toBe('Home33 new posts');
});

test('what is to leave no trace is not counted, until the person wants to see that it is there', async () => {
  const { arrive, home, client } = await panelWithHome();
  client.settings.set('muteWords', ['hedge']);
  client.settings.set('hideWordFilteredPosts', true);
  await arrive(13, 10, { ...account, id: 'a2' });
  expect(home()).toBe('Home');
  await act(async () => client.settings.set('hideWordFilteredPosts', false));
  expect(home()).toBe('Home33 new posts');
});

test('shows more than 99 as a great many', async () => {
  const { arrive, home } = await panelWithHome();
  for (const newest of [49, 88, 120]) await arrive(newest, newest - 39);
  expect(home()).toMatch(/^Home∞110 new posts$/);
});

test('shows a jump over a gap as a plus', async () => {
  const { arrive, home } = await panelWithHome();
  await arrive(90, 51);
  expect(home()).toBe('Home+Many new posts');
});

test('counts nothing any more when the feeds were emptied', async () => {
  const { arrive, home, client } = await panelWithHome();
  await arrive(13, 10);
  await act(async () => client.feeds.clear());
  expect(home()).toBe('Home');
});

test('folds the timelines away and back [1.2.047]', async () => {
  const { place } = await panelWithHome();
  const fold = place.querySelector('button');
  const list = place.querySelector('ul');
  expect(fold?.getAttribute('aria-expanded')).toBe('true');
  await act(async () => fold?.click());
  expect(list?.hidden).toBe(true);
  await act(async () => fold?.click());
  expect(list?.hidden).toBe(false);
});

test('tells a visitor of a private server why there is nothing', async () => {
  const client = testClient({
    answers: { 'GET /nodeinfo/2.1.json': { software: { name: 'pleroma' }, metadata: { private: true } } },
  });
  await client.instance.load();
  const { place } = await show(
    <ClientProvider value={client}>
      <NavigationPanel />
    </ClientProvider>,
  );
  expect(place.textContent).toContain('members only');
  const places = [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(places).toEqual(['/settings', '/about']);
});
