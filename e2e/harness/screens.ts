import type { Page } from '@playwright/test';
import { openControlDoor } from '@linnet/sandbox/control';
import { callAs } from './call-as';
import { cards } from './cards';
import { endLogin } from './end-login';
import { expect } from './expect';
import { isNarrow } from './is-narrow';
import { openActions } from './open-actions';
import { openComposer } from './open-composer';
import { type Place, places } from './screen-places';
import { signIn } from './sign-in';
import { storeSettings } from './store-settings';
import { textField } from './text-field';

export interface Screen {
  name: string;
  /** Opens the complete screen: the first one of a walk by its address, others from the previous one. */
  open(page: Page): Promise<void>;
}

/** Screens that one page visits one after the other, without reloading. */
export interface Walk {
  screens: readonly Screen[];
  /** The screens exist only at one width. */
  only?: 'narrow';
  /** The screens are about something that the server doesn't have. */
  asksInVain?: boolean;
}

/** The number of screens in a walk: as many as fit into the time limit of a test on a busy machine. */
const LENGTH = 4;

/** Screens that are opened by their address, and what opens over or in them. */
const alone: readonly (Screen & Omit<Walk, 'screens'>)[] = [
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
      await expect(page.getByText('Enter a username')).toBeVisible();
    },
  },
  {
    name: 'asking for a new password where no letters are sent',
    async open(page) {
      await page.goto('/password-reset');
      await expect(page.getByText('This server can’t send emails')).toBeVisible();
    },
  },
  {
    name: 'a login that leads to nothing',
    async open(page) {
      await page.goto('/oauth-callback?error=access_denied');
      await expect(page.getByText('You didn’t allow Linnet')).toBeVisible();
    },
  },
  {
    name: 'the window to log in again',
    async open(page) {
      await openHome(page);
      await endLogin(page);
      await page.goto('/main/all');
      await expect(
        page.getByRole('dialog', { name: 'Log in again' }).getByLabel('Password', { exact: true }),
      ).toBeFocused();
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
      await expect(page.getByRole('button', { name: /^Reset to default/ })).toBeVisible();
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
    name: 'the notifications over the page of a phone',
    only: 'narrow',
    async open(page) {
      await openHome(page);
      await page.getByRole('button', { name: /notification/i }).click();
      await expect(page.getByRole('dialog', { name: /notification/i })).toBeVisible();
    },
  },
  {
    name: 'the sheet of keys, while they are changed',
    async open(page) {
      await openHome(page);
      await page.keyboard.press('?');
      const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await sheet.getByRole('button', { name: 'Change keys' }).click();
      await expect(sheet.getByRole('button', { name: /^Change the key/ }).first()).toBeVisible();
    },
  },
  {
    name: 'the command bar',
    async open(page) {
      await openHome(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'Command bar' }).getByRole('combobox').fill('set');
      await expect(page.getByRole('option', { name: 'Settings' }).first()).toBeVisible();
    },
  },
  {
    name: 'the form of a report',
    async open(page) {
      await openHome(page);
      await goInside(page, '/users/bob');
      const menu = await openActions(cards(page).first());
      await menu.getByRole('menuitem', { name: 'Report…' }).click();
      const form = page.getByRole('dialog', { name: /^Report/ });
      await expect(form.getByRole('checkbox').first()).toBeVisible();
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
  {
    name: 'an address that leads nowhere',
    async open(page) {
      await page.goto('/no/such/place');
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    },
  },
];

/** Members' screens on the default server share a page; others need a server of their own. */
const together = places.filter(
  ({ member = true, on, settings, asksInVain }) =>
    member && on === undefined && settings === undefined && asksInVain !== true,
);
const apart = places.filter((place) => !together.includes(place));

/** Tabs of the settings, with a text that shows when each is complete. The first one has a walk of its own. */
const settingsTabs = [
  ['Appearance', 'appearance', 'Palette'],
  ['Composing', 'composing', 'Post format'],
  ['Notifications', 'notifications', 'Kinds of notification'],
  ['Mutes and blocks', 'filtering', 'Full username'],
  ['Profile', 'profile', 'Scope of new posts'],
  ['Navigation', 'navigation', 'Buttons under posts'],
  ['Data', 'data', 'Save file'],
  ['Changed by you', 'changed', 'Reset all'],
] as const;

/** All walks. */
export const walks: readonly Walk[] = [
  ...alone.map(({ name, open, ...rest }) => ({ ...rest, screens: [{ name, open }] })),
  ...inParts(together).map((part) => ({
    screens: part.map((place, at) => ({
      name: place.name,
      async open(page: Page) {
        if (at === 0) await openHome(page);
        await goInside(page, await pathOf(page, place));
        await standsWhole(page, place);
      },
    })),
  })),
  ...inParts(settingsTabs).map((part) => ({
    screens: part.map(([name, tab, wanted], at) => ({
      name: `the settings: ${name}`,
      async open(page: Page) {
        if (at === 0) await openSmallPage(page);
        await goInside(page, `/settings?tab=${tab}`);
        const dialog = page.getByRole('dialog', { name: narrowTitle(page, name) });
        await expect(
          dialog
            .getByLabel(wanted)
            .or(dialog.getByRole('button', { name: wanted }))
            .first(),
        ).toBeVisible();
        await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
      },
    })),
  })),
  ...apart.map((place) => ({
    asksInVain: place.asksInVain === true,
    screens: [{ name: place.name, open: (page: Page) => openApart(page, place) }],
  })),
];

function inParts<Each>(all: readonly Each[]): readonly (readonly Each[])[] {
  const starts = Array.from({ length: Math.ceil(all.length / LENGTH) }, (_, part) => part * LENGTH);
  return starts.map((start) => all.slice(start, start + LENGTH));
}

async function openApart(page: Page, place: Place): Promise<void> {
  await page.goto('/api/v1/instance');
  const door = openControlDoor(new URL(page.url()).origin);
  if (place.on !== undefined) await door.character(place.on);
  await door.settings(place.settings ?? {});
  if (place.member !== false) await openHome(page);
  await page.goto(await pathOf(page, place));
  await standsWhole(page, place);
}

async function pathOf(page: Page, { path }: Place): Promise<string> {
  return typeof path === 'string' ? path : path(await callAs(new URL(page.url()).origin, 'alice'));
}

async function standsWhole(page: Page, { heading }: Place): Promise<void> {
  await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
  // Wait for the content itself, not for its placeholders.
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
}

/** Navigates as a link of the page does. */
async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

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

/** Opens a page with little on it, with changed settings. */
async function openSmallPage(page: Page): Promise<void> {
  await storeSettings(page, { expertLevel: 1, muteWords: ['kettle'], stopGifs: false });
  await signIn(page, 'alice', '/drafts');
  await expect(page.getByRole('heading', { name: 'Drafts', level: 1 })).toBeVisible();
}

/** On a phone the dialog has the name of its tab. */
function narrowTitle(page: Page, tab: string): string {
  return isNarrow(page) ? tab : 'Settings';
}

async function openSettings(page: Page): Promise<void> {
  await signIn(page, 'alice', '/settings');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
}
