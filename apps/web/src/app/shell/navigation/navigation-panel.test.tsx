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

async function panelWithHome(more: TestAnswers = {}) {
  const answers: TestAnswers = { 'GET /api/v1/timelines/home': statuses(10, 1), ...more };
  const client = testClient({ answers, records: wrenSignedIn });
  const feed = client.feeds.get({ kind: 'home' });
  await feed.open();
  const { container } = await show(
    <ClientProvider value={client}>
      <NavigationPanel />
    </ClientProvider>,
  );
  const hidden = client.feeds.show({ kind: 'home' });
  async function arrive(newest: number, oldest: number, by = account) {
    answers['GET /api/v1/timelines/home'] = statuses(newest, oldest, by);
    await act(() => feed.catchUp());
  }
  const home = () => container.querySelector('a[href="/main/friends"]')?.textContent ?? '';
  return { client, place: container, arrive, home, hidden };
}

beforeEach(() => history.replaceState(null, '', '/main/friends'));

test('marks the entry of the current page', async () => {
  const { place } = await panelWithHome();
  expect(place.querySelector('[aria-current="page"]')?.getAttribute('href')).toBe('/main/friends');
});

test('marks an entry on the pages below its address, and no other entry', async () => {
  history.replaceState(null, '', '/bookmarks/f1');
  const { place } = await panelWithHome();
  const marked = [...place.querySelectorAll('[aria-current]')].map((link) => link.getAttribute('href'));
  expect(marked).toEqual(['/bookmarks']);
});

test('counts the new posts of a timeline, also in words', async () => {
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

test('shows more than 99 as a great many [2.2.034]', async () => {
  const { arrive, home } = await panelWithHome();
  // Never as many as can be asked for at once: each of them reaches what is known.
  for (const newest of [48, 86, 120]) await arrive(newest, newest - 38);
  expect(home()).toMatch(/^Home∞110 new posts$/);
});

test('shows a jump over a gap as a plus [2.2.034]', async () => {
  const { arrive, home } = await panelWithHome();
  await arrive(90, 51);
  expect(home()).toBe('Home+Many new posts');
});

test('collapses and expands the timelines [1.2.047]', async () => {
  const { place, client } = await panelWithHome();
  const fold = place.querySelector<HTMLButtonElement>('button[aria-expanded]');
  const list = place.querySelector('ul ul');
  expect(fold?.textContent).toBe('Timelines');
  expect(fold?.getAttribute('aria-expanded')).toBe('true');
  await act(async () => fold?.click());
  expect(list?.hasAttribute('hidden')).toBe(true);
  // It is the same when the page is opened again.
  expect(client.settings.own.get()['openNavGroups']).toEqual([]);
  await act(async () => fold?.click());
  expect(list?.hasAttribute('hidden')).toBe(false);
});

test('shows a visitor of a private server why there are no timelines', async () => {
  const client = testClient({
    answers: { 'GET /nodeinfo/2.1.json': { software: { name: 'pleroma' }, metadata: { private: true } } },
  });
  await client.instance.load();
  const { container } = await show(
    <ClientProvider value={client}>
      <NavigationPanel />
    </ClientProvider>,
  );
  expect(container.textContent).toContain('Log in to see the timelines');
  expect(addresses(container, 'Main')).toEqual(['/settings', '/about']);
  expect(addresses(container, 'Pinned')).toEqual(['/about']);
});

/** Where the links of one part lead. */
function addresses(place: HTMLElement, part: 'Main' | 'Pinned') {
  const links = place.querySelectorAll(`nav[aria-label="${part}"] a`);
  return [...links].map((link) => link.getAttribute('href'));
}

test('holds what is pinned in its head, as far as it can be reached: home and direct messages at first [1.2.049]', async () => {
  const { place, client } = await panelWithHome();
  expect(addresses(place, 'Pinned')).toEqual(['/main/friends', '/users/wren/messages']);
  const pins = ['about', 'nowhere', 'drafts', 'home', 'public', 'twkn', 'dms', 'bookmarks', 'settings'];
  await act(async () => client.settings.write('pinnedNavItems', pins));
  expect(addresses(place, 'Pinned')).toEqual([
    '/about',
    '/drafts',
    '/main/friends',
    '/main/public',
    '/main/all',
    '/users/wren/messages',
  ]);
});

test('pins are chosen at the rows; at six, it says why no more fit [1.2.048, 1.2.049, 1.9.005]', async () => {
  const { place, client } = await panelWithHome();
  const button = (name: string) => place.querySelector<HTMLButtonElement>(`button[aria-label="${name}"]`);
  const press = (name: string) => act(async () => button(name)?.click());
  expect(button('Pin Local')).toBeNull();
  await press('Edit pinned pages');
  for (const name of ['Local', 'Known network', 'Interactions', 'Bookmarks']) await press(`Pin ${name}`);
  expect(addresses(place, 'Pinned')).toHaveLength(6);
  expect(button('Pin Local')?.getAttribute('aria-pressed')).toBe('true');
  expect(button('Pin Drafts')?.getAttribute('aria-disabled')).toBe('true');
  expect(place.textContent).toContain('6 pages are pinned, and no more fit.');
  await press('Pin Drafts');
  await press('Pin Local');
  await press('Pin Drafts');
  expect(addresses(place, 'Pinned').at(-1)).toBe('/drafts');
  // What is not there yet stays pinned for the day when it is.
  expect(client.settings.own.get()['pinnedNavItems']).toContain('chats');
});

test('folds to what is pinned, and remembers it', async () => {
  const { place, client } = await panelWithHome();
  const panel = place.querySelector<HTMLElement>('nav[aria-label="Main"]');
  await act(async () => client.settings.write('collapseNav', true));
  expect(panel?.hidden).toBe(true);
  expect(addresses(place, 'Pinned')).toEqual(['/main/friends', '/users/wren/messages']);
  const unfold = place.querySelector<HTMLButtonElement>('button[aria-label="Expand navigation"]');
  await act(async () => unfold?.click());
  expect(panel?.hidden).toBe(false);
});

test('shows the entries of nearly every server until the features of this one have loaded', async () => {
  const unanswered = new Promise<object>(() => {});
  const { place, client } = await panelWithHome({ 'GET /api/v1/instance': unanswered });
  expect(client.features.loaded.get()).toBeNull();
  expect(place.querySelector('nav[aria-label="Main"]')?.textContent).toContain('Lists');
  expect(addresses(place, 'Main')).toEqual(
    expect.arrayContaining(['/announcements', '/users/wren/messages']),
  );
});

test('has the order that the viewer chose', async () => {
  const { place, client } = await panelWithHome();
  await act(async () => client.settings.write('navOrder', ['twkn', 'home', 'about', 'more', 'dms']));
  expect(addresses(place, 'Main').slice(0, 3)).toEqual(['/main/all', '/main/friends', '/main/public']);
  expect(addresses(place, 'Main')).toContain('/about');
  expect(addresses(place, 'Main')).not.toContain('/users/wren/messages');
});
