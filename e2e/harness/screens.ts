import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { ServerCharacter } from '../../tools/door/control-door';
import { openControlDoor } from '../../tools/door/open-control-door';
import { listOf, objectOf, textOf } from '../../tools/report/json-value';
import { type CallAs, callAs } from './call-as';
import { cards } from './cards';
import { isNarrow } from './is-narrow';
import { openComposer } from './open-composer';
import { signIn } from './sign-in';
import { textField } from './text-field';

export interface Screen {
  name: string;
  /** Brings the page from nothing to where all of the screen stands. */
  open(page: Page): Promise<void>;
  /** It is there at one width only. */
  only?: 'narrow';
  /** It tells of what the server does not have. */
  asksInVain?: boolean;
}

interface Place {
  name: string;
  /** Where it is; asked of the server where that depends on ids. */
  path: string | ((alice: CallAs) => Promise<string>);
  heading: string;
  /** Seen by members; else by a visitor. */
  member?: boolean;
  /** What kind of server it is on, where the usual one has none. */
  on?: ServerCharacter;
  /** Settings of the server that the screen needs. */
  settings?: Record<string, unknown>;
  asksInVain?: boolean;
}

/** Screens that are whole as soon as their address is opened. */
const places: readonly Place[] = [
  { name: 'what a search found', path: '/search?query=hedge', heading: 'Search' },
  { name: 'the lists', path: '/lists', heading: 'Lists' },
  { name: 'a new list', path: '/lists/new', heading: 'New list' },
  { name: 'about the server', path: '/about', heading: 'About this server', member: false },
  { name: 'the announcements', path: '/announcements', heading: 'Announcements' },
  { name: 'who to follow', path: '/who-to-follow', heading: 'Who to follow' },
  { name: 'the follow requests', path: '/friend-requests', heading: 'Follow requests' },
  { name: 'the directory', path: '/directory', heading: 'Directory' },
  { name: 'the drafts', path: '/drafts', heading: 'Drafts' },
  { name: 'the scheduled posts', path: '/scheduled', heading: 'Scheduled posts' },
  { name: 'the notifications', path: '/alice/notifications', heading: 'Notifications' },
  { name: 'the follows', path: '/users/alice/interactions?tab=follows', heading: 'Interactions' },
  { name: 'a tag', path: '/tag/frost', heading: '#frost' },
  { name: 'the timeline of a list', path: (alice) => birds(alice), heading: 'Birds' },
  { name: 'the form of a list', path: async (alice) => `${await birds(alice)}/edit`, heading: 'Edit list' },
  { name: 'the order of the navigation', path: '/nav-edit', heading: 'Edit navigation' },
  { name: 'the bookmarks', path: '/bookmarks', heading: 'Bookmarks' },
  { name: 'a folder of bookmarks', path: folder, heading: 'Knots' },
  { name: 'the direct posts', path: '/users/alice/dms', heading: 'Direct messages' },
  { name: 'the mentions', path: '/users/alice/interactions', heading: 'Interactions' },
  { name: 'the quotes of a post', path: quotes, heading: 'Quotes' },
  { name: 'a profile', path: '/users/bob', heading: 'Bob' },
  { name: 'a remote person', path: '/remote-users/@greta@signalbox.example', heading: 'Greta' },
  {
    name: 'a remote person whom nobody knows',
    path: '/remote-users/nowhere.example/nobody',
    heading: 'Remote',
    asksInVain: true,
  },
  { name: 'a profile that there is not', path: '/nobody', heading: 'Profile', asksInVain: true },
  { name: 'the followed tags', path: '/followed-tags', heading: 'Followed hashtags', on: 'akkoma' },
  {
    name: 'asking for a new password',
    path: '/password-reset',
    heading: 'New password',
    member: false,
    settings: { mailer: true },
  },
  { name: 'an invitation', path: '/registration/some-token', heading: 'Registration', member: false },
];

async function birds(alice: CallAs): Promise<string> {
  const lists = listOf(await alice('/api/v1/lists')).map(objectOf);
  return `/lists/${textOf(lists.find(({ title }) => title === 'Birds')?.['id'])}`;
}

async function folder(alice: CallAs): Promise<string> {
  const made = await alice('/api/v1/pleroma/bookmark_folders', { method: 'POST', body: { name: 'Knots' } });
  return `/bookmarks/${textOf(objectOf(made)['id'])}`;
}

async function quotes(alice: CallAs): Promise<string> {
  const [status] = listOf(await alice('/api/v1/timelines/public?local=true&limit=1')).map(objectOf);
  const id = textOf(status?.['id']);
  await alice('/api/v1/statuses', { method: 'POST', body: { status: 'Just so.', quote_id: id } });
  return `/notice/${id}/quotes`;
}

/** Every screen, and what opens over or in one. */
export const screens: readonly Screen[] = [
  { name: 'the known network', open: openKnownNetwork },
  { name: 'home', open: openHome },
  { name: 'a conversation', open: openConversation },
  { name: 'the login', open: openLogin },
  {
    name: 'the form to join',
    async open(page) {
      await page.goto('/registration');
      await expect(page.getByRole('form', { name: 'Registration' })).toBeVisible();
      await page.getByRole('button', { name: 'Register' }).click();
      await expect(page.getByText('A username is needed')).toBeVisible();
    },
  },
  {
    name: 'asking for a new password where no letters are sent',
    async open(page) {
      await page.goto('/password-reset');
      await expect(page.getByText('This server cannot send letters')).toBeVisible();
    },
  },
  {
    name: 'a login that leads to nothing',
    async open(page) {
      await page.goto('/oauth-callback?error=access_denied');
      await expect(page.getByText('You did not allow Linnet')).toBeVisible();
    },
  },
  {
    name: 'the window to log in again',
    async open(page) {
      await openHome(page);
      await page.evaluate(() => {
        const kept: unknown = JSON.parse(localStorage.getItem('linnet-session') ?? '{}');
        localStorage.setItem('linnet-session', JSON.stringify(Object.assign({}, kept, { token: '' })));
      });
      await page.goto('/main/all');
      await expect(page.getByRole('dialog', { name: 'Log in again' }).getByLabel('Username')).toBeFocused();
    },
  },
  { name: 'the settings', open: openSettings },
  {
    name: 'a setting with a wrong value, and one that was changed',
    async open(page) {
      await openSettings(page);
      await page.getByRole('link', { name: 'Appearance' }).click();
      await page.getByLabel('Text size', { exact: true }).fill('400');
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByRole('switch', { name: 'Let headers scroll away' }).click();
      await expect(page.getByRole('button', { name: /^Back to the default/ })).toBeVisible();
    },
  },
  {
    name: 'the form of a new post',
    async open(page) {
      await openHome(page);
      const form = await openComposer(page);
      await textField(form).fill('Half a thought about @bob and #frost.');
      await expect(form.getByRole('radio', { name: 'Public' })).toBeVisible();
    },
  },
  {
    name: 'a reply under its status',
    async open(page) {
      await openHome(page);
      await cards(page)
        .first()
        .getByRole('button', { name: /^Reply/ })
        .click();
      await expect(page.getByRole('form', { name: /^Your reply to/ })).toBeVisible();
    },
  },
  {
    name: 'the drawer',
    only: 'narrow',
    async open(page) {
      await openHome(page);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
    },
  },
  {
    name: 'the question before logging out',
    async open(page) {
      await openHome(page);
      if (isNarrow(page)) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Log out?' })).toBeVisible();
    },
  },
  ...places.map(({ name, path, heading, member = true, asksInVain = false, on, settings = {} }) => ({
    name,
    asksInVain,
    async open(page: Page) {
      await page.goto('/api/v1/instance');
      const url = new URL(page.url()).origin;
      const door = openControlDoor(url);
      if (on !== undefined) await door.character(on);
      await door.settings(settings);
      if (member) await openHome(page);
      await page.goto(typeof path === 'string' ? path : await path(await callAs(url, 'alice')));
      await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
      // Its own content stands, not the marks of where it will.
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
    },
  })),
  {
    name: 'an address that leads nowhere',
    async open(page) {
      await page.goto('/no/such/place');
      await expect(page.getByRole('heading', { name: 'This address leads nowhere' })).toBeVisible();
    },
  },
];

async function openKnownNetwork(page: Page): Promise<void> {
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  if (!isNarrow(page)) await expect(page.getByRole('form', { name: 'Log in' })).toBeVisible();
}

async function openHome(page: Page): Promise<void> {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  const form = page.getByRole(isNarrow(page) ? 'button' : 'form', { name: 'New post' });
  await expect(form).toBeVisible();
}

async function openConversation(page: Page): Promise<void> {
  await openHome(page);
  await cards(page)
    .first()
    .getByRole('link')
    .filter({ has: page.locator('time') })
    .click();
  await expect(page.getByRole('heading', { name: 'Conversation' })).toBeVisible();
  await expect(page.getByRole('main').locator('article[aria-current=true]')).toBeVisible();
}

async function openLogin(page: Page): Promise<void> {
  await page.goto('/login');
  await expect(page.getByRole('main').getByRole('form', { name: 'Log in' })).toBeVisible();
}

async function openSettings(page: Page): Promise<void> {
  await signIn(page, 'alice');
  await page.goto('/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
}
