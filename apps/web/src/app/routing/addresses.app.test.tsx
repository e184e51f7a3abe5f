import { screen, waitFor, within } from '@testing-library/dom';
import { listOf, objectOf } from '@linnet/sandbox/control';
import { expect, test } from 'vitest';
import english from '../../locales/en.json';
import { callAs } from '../../testing/app/call-as';
import { expectPath } from '../../testing/app/expect-path';
import { type OpenApp, openApp } from '../../testing/app/open-app';

const prefixes = new Set(Object.keys(english).map((key) => key.slice(0, key.indexOf('.'))));

const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt'];

/** Texts or accessible names on the page that are no words: message keys, unfilled placeholders, JSON. */
function rawWords(): string[] {
  const named = [...document.querySelectorAll(ATTRIBUTES.map((name) => `[${name}]`).join())].flatMap(
    (element) => ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
  );
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    texts.push(node.nodeValue ?? '');
  return [document.title, ...texts, ...named].flatMap((text) => text.split(/\s+/)).filter(isRaw);
}

function isRaw(word: string): boolean {
  if (/^(?:undefined|null|NaN|\[object)$/.test(word)) return true;
  return /^\w+(?:\.\w+)+$/.test(word) && prefixes.has(word.slice(0, word.indexOf('.')));
}

/** Every screen has at least one of these. */
const CONTENT = 'article, form, a, p';

/** Pixels: without the other columns the page is drawn faster. */
const ONE_COLUMN = 700;

interface Address {
  path: string;
  /** The name of the screen; undefined where visitors are redirected. */
  visitor?: string;
  /** Undefined where members are redirected. */
  member?: string;
}

/** Every address that has a screen, with the screen's name for visitors and members. */
async function allAddresses(): Promise<Address[]> {
  const alice = await callAs('alice');
  const [list] = listOf(await alice('/api/v1/lists')).map(objectOf);
  const [status] = listOf(await alice('/api/v1/timelines/public?local=true&limit=1')).map(objectOf);
  const bob = String(objectOf(await alice('/api/v1/accounts/bob'))['id']);
  const id = String(status?.['id']);
  const listId = String(list?.['id']);
  const both = (path: string, name: string): Address => ({ path, visitor: name, member: name });
  return [
    both('/main/all', 'Known network'),
    both('/main/public', 'Local'),
    { path: '/main/friends', member: 'Home' },
    both('/tag/frost', '#frost'),
    both('/bookmarks', 'Bookmarks'),
    both(`/notice/${id}`, 'Conversation'),
    both(`/notice/${id}/quotes`, 'Quotes'),
    both(`/notice/${id}/people?of=repeats`, 'Repeated by'),
    { path: '/remote-users/@greta@signalbox.example', member: 'Greta' },
    { path: '/remote-users/greta@signalbox.example', member: 'Greta' },
    { path: '/remote-users/signalbox.example/greta', member: 'Greta' },
    both(`/users/$${bob}`, 'Bob'),
    both(`/users/%24${bob}`, 'Bob'),
    both('/users/bob', 'Bob'),
    both('/bob', 'Bob'),
    { path: '/users/alice/interactions', member: 'Interactions' },
    { path: '/users/alice/dms', member: 'Direct messages' },
    { path: '/registration', visitor: 'Registration' },
    { path: '/registration/some-token', visitor: 'Registration' },
    { path: '/password-reset', visitor: 'Reset password' },
    { path: '/friend-requests', member: 'Follow requests' },
    both('/login', 'Log in'),
    { path: '/oauth-callback', visitor: 'Log in' },
    both('/search?query=hedge', 'Search'),
    { path: '/who-to-follow', member: 'Who to follow' },
    both('/about', 'About this server'),
    both('/about/help', 'Help with keys and settings'),
    both('/announcements', 'Announcements'),
    both('/lists', 'Lists'),
    both('/lists/new', 'New list'),
    { path: `/lists/${listId}`, visitor: 'List', member: String(list?.['title']) },
    both(`/lists/${listId}/edit`, 'Edit list'),
    { path: '/alice/notifications', member: 'Notifications' },
    { path: '/nav-edit', member: 'Edit navigation' },
    { path: '/administration', member: 'Administration' },
    { path: '/administration/reports', member: 'Reports' },
    { path: '/administration/people/bob', member: 'People' },
    { path: '/drafts', member: 'Drafts' },
    { path: '/scheduled', member: 'Scheduled posts' },
    both('/settings', 'Settings'),
  ];
}

/** The name of the screen: its first heading. Roles are looked for too slowly while much of the page changes. */
const screenName = (): string => document.querySelector('main h1')?.textContent ?? '';

/** Goes to an address and waits for its screen; resolves to what is no word on it. */
async function rawWordsAt(goto: OpenApp['goto'], path: string, name: string): Promise<string[]> {
  goto(path);
  // The settings open over the previous page.
  const part = path === '/settings' ? '[role="dialog"]' : 'main';
  await waitFor(() => {
    const shown = document.querySelector(part);
    expect(`${path}: ${shown?.querySelector('h1')?.textContent}`).toContain(name);
    expect(shown?.querySelector(CONTENT)).not.toBeNull();
    expect(document.title).toMatch(/^.+ · The Hedge$/);
  });
  return rawWords();
}

test('members open every address there is, and are sent home from those for newcomers [1.1.007, 1.2.001, 1.2.008, 1.2.010, 1.6.003]', async () => {
  const { goto, page } = await openApp({ as: 'alice', path: '/about', width: ONE_COLUMN });
  await page.findByRole('heading', { name: 'About this server' });
  const all = await allAddresses();
  for (const { path, member } of all) {
    const raw = member === undefined ? [] : await rawWordsAt(goto, path, member);
    expect([path, ...raw]).toEqual([path]);
  }
  for (const { path } of all.filter(({ member }) => member === undefined)) {
    goto(path);
    await expectPath('/main/friends');
  }
});

test('visitors open what is for everybody, and are sent to the start page from the rest [1.1.005, 1.2.001, 1.2.002, 1.2.015, 1.6.001]', async () => {
  const { goto, page, allowConsole } = await openApp({ path: '/about', width: ONE_COLUMN });
  // Announcements are for members only; the page says so.
  allowConsole(/status of 403/);
  await page.findByRole('heading', { name: 'About this server' });
  const all = await allAddresses();
  for (const { path, visitor } of all) {
    const raw = visitor === undefined ? [] : await rawWordsAt(goto, path, visitor);
    expect([path, ...raw]).toEqual([path]);
  }
  for (const { path } of all.filter(({ visitor }) => visitor === undefined)) {
    goto(path);
    await expectPath('/main/all');
  }
});

test('where the operator has another start page for visitors, they are sent there [1.2.002]', async () => {
  const { goto, page } = await openApp({
    path: '/main/public',
    prepare: (door) => door.settings({ frontendConfiguration: { redirectRootNoLogin: '/about' } }),
  });
  await page.findByRole('heading', { name: /^Local/ });
  for (const { path, visitor } of await allAddresses()) {
    if (visitor !== undefined) continue;
    goto(path);
    await expectPath('/about');
    await waitFor(() => expect(screenName()).toBe('About this server'));
  }
});

/** Names that must be encoded in an address: the name, and its form in the address. */
const NAMES = [
  ['two words', 'two%20words'],
  ['100%', '100%25'],
  ['100%25', '100%2525'],
  ['a#b?c', 'a%23b%3Fc'],
  ['a+b', 'a+b'],
  ['a/b', 'a%2Fb'],
  ['žluťoučký', '%C5%BElu%C5%A5ou%C4%8Dk%C3%BD'],
  ['🐦', '%F0%9F%90%A6'],
  ['bob@elsewhere.example', 'bob@elsewhere.example'],
  ['bob@elsewhere.example', '@bob@elsewhere.example'],
] as const;

test.each(
  NAMES.flatMap(([name, written]) => [[name, `/users/${written}`] as const, [name, `/${written}/`] as const]),
)('the name %s, written %s, is asked for as it is [1.2.028, 1.2.029]', async (name, path) => {
  const { page, sandbox, allowConsole } = await openApp({ path });
  allowConsole(/status of 404/);
  await page.findByText(/This profile doesn’t exist/);
  const asked = (await sandbox.log()).map(({ path: call }) => decodeURIComponent(call));
  expect(asked).toContain(`/api/v1/accounts/${name}`);
});

test('a tag and a search with signs of addresses in them are asked for as they are [1.2.007, 1.2.024]', async () => {
  const { sandbox, goto } = await openApp({ path: '/tag/caf%C3%A9%2Fnoir%3F' });
  await waitFor(() => expect(screenName()).toContain('#café/noir?'));
  await waitFor(async () => {
    const asked = (await sandbox.log()).filter(({ path }) => path.startsWith('/api/v1/timelines/tag/'));
    expect(decodeURIComponent(asked.at(-1)?.path ?? '')).toBe('/api/v1/timelines/tag/café/noir?');
  });
  goto('/search?query=a%26b%23c+d');
  await waitFor(() =>
    expect(within(screen.getByRole('main')).getByRole<HTMLInputElement>('searchbox').value).toBe('a&b#c d'),
  );
});

test('words that nobody can have as a name lead to no profile, and nobody is asked for [1.2.029]', async () => {
  const { sandbox, goto, page } = await openApp({ path: '/about' });
  await page.findByRole('heading', { name: 'About this server' });
  const words = ['oauth', 'Tag', 'users', 'notice', 'remote-users'];
  for (const word of words) {
    goto('/about');
    await waitFor(() => expect(screenName()).toBe('About this server'));
    goto(`/${word}`);
    await waitFor(() => expect(screenName()).toBe('Page not found'));
  }
  const asked = (await sandbox.log()).map(({ path }) => path);
  for (const word of words) expect(asked).not.toContain(`/api/v1/accounts/${word}`);
});

test.each(['/no/such/place', '/Main/All', '/main/all/more', '/users', '/tag/%E0%A4%A', '/notice/1/2'])(
  '%s leads nowhere, and says so',
  async (path) => {
    const { page, goto } = await openApp({ path: '/about' });
    await page.findByRole('heading', { name: 'About this server' });
    goto(path);
    await waitFor(() => expect(screenName()).toBe('Page not found'));
    await waitFor(() => expect(document.title).toBe('Page not found · The Hedge'));
  },
);
