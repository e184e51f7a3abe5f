import type { Page } from '@playwright/test';
import { openControlDoor } from '@linnet/sandbox/control';
import { matchRoute } from '../../apps/web/src/platform/navigation/match-route';
import type { WindowTab } from '../../apps/web/src/features/settings/window-tabs';
import { callAs } from './call-as';
import { cards } from './cards';
import { endLogin } from './end-login';
import { expect } from './expect';
import { isNarrow } from './is-narrow';
import { FILES, openWithMedia } from './media-page';
import { openActions } from './open-actions';
import { openComposer } from './open-composer';
import { openHome, openKnownNetwork, openSettings } from './open-screens';
import { type AddressedScreen, routeScreens } from './route-screens';
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

/** The number of screens in a walk. */
const WALK_LENGTH = 8;

/** What opens over a screen or in it. */
const overScreens: readonly (Screen & Omit<Walk, 'screens'>)[] = [
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
    name: 'the form of a report',
    async open(page) {
      await openHome(page);
      await navigateTo(page, '/users/bob');
      const menu = await openActions(cards(page).first());
      await menu.getByRole('menuitem', { name: 'Report…' }).click();
      const form = page.getByRole('dialog', { name: /^Report/ });
      await expect(form.getByRole('checkbox').first()).toBeVisible();
    },
  },
  {
    name: 'the media viewer',
    async open(page) {
      await page.goto('/api/v1/instance');
      const url = new URL(page.url()).origin;
      const at = { page, sandbox: openControlDoor(url), url };
      const card = await openWithMedia(at, { files: [FILES.hills, FILES.tall] });
      await card.getByRole('link', { name: 'Hills' }).click();
      const viewer = page.getByRole('dialog', { name: 'Media viewer' });
      await expect(viewer.getByRole('img', { name: 'Hills' })).toBeVisible();
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

/** Dialogs that open one after the other, first over home; Escape closes each. */
const dialogs: readonly Screen[] = [
  {
    name: 'the sheet of keys, while they are changed',
    async open(page) {
      await page.keyboard.press('?');
      const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await sheet.getByRole('button', { name: 'Change keys' }).click();
      await expect(sheet.getByRole('button', { name: /^Change the key/ }).first()).toBeVisible();
    },
  },
  {
    name: 'the command bar',
    async open(page) {
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog', { name: 'Command bar' }).getByRole('combobox').fill('set');
      await expect(page.getByRole('option', { name: 'Settings' }).first()).toBeVisible();
    },
  },
  {
    name: 'the question before logging out',
    async open(page) {
      if (isNarrow(page)) await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Log out' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Log out?' })).toBeVisible();
    },
  },
  {
    name: 'the lists with somebody',
    async open(page) {
      await navigateTo(page, '/users/carol');
      await chooseAction(page, 'Lists…');
      const lists = page.getByRole('dialog', { name: /^Lists with / });
      await expect(lists.getByRole('switch').first()).toBeVisible();
    },
  },
  {
    name: 'how long somebody is muted',
    async open(page) {
      await chooseAction(page, 'Mute for a while…');
      await expect(page.getByRole('dialog', { name: /^Mute / }).getByLabel('Duration')).toBeVisible();
    },
  },
  {
    name: 'the question before blocking somebody',
    async open(page) {
      await chooseAction(page, 'Block');
      await expect(page.getByRole('alertdialog', { name: /^Block / })).toBeVisible();
    },
  },
];

/** Chooses an entry of the menu of the open profile. */
async function chooseAction(page: Page, entry: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Actions for / })
    .click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

interface SettingsTab {
  readonly tab: WindowTab;
  readonly name: string;
  readonly expectedText: string;
}

/**
 * A text that shows when a tab of the settings is complete. The first tab is what the address of the settings shows.
 */
const settingsTabs: Readonly<Record<Exclude<WindowTab, 'general'>, SettingsTab>> = {
  appearance: { tab: 'appearance', name: 'Appearance', expectedText: 'Palette' },
  composing: { tab: 'composing', name: 'Composing', expectedText: 'Post format' },
  notifications: { tab: 'notifications', name: 'Notifications', expectedText: 'Kinds of notification' },
  filtering: { tab: 'filtering', name: 'Mutes and blocks', expectedText: 'Handle' },
  profile: { tab: 'profile', name: 'Profile', expectedText: 'Scope of new posts' },
  security: { tab: 'security', name: 'Security', expectedText: 'Leave this server' },
  theme: { tab: 'theme', name: 'Theme', expectedText: 'Save as Palette' },
  style: { tab: 'style', name: 'Style editor', expectedText: 'Surprise me' },
  navigation: { tab: 'navigation', name: 'Navigation', expectedText: 'Buttons under posts' },
  data: { tab: 'data', name: 'Data', expectedText: 'Save file' },
  changed: { tab: 'changed', name: 'Changed by you', expectedText: 'Reset all' },
};

const routes = Object.entries(routeScreens);

/** Screens of routes that have a page of their own. */
const alone = routes.flatMap(([, screens]) => screens.filter((screen) => 'open' in screen));

interface Addressed extends AddressedScreen {
  readonly route: string;
}

const addressed = routes.flatMap(([route, screens]) =>
  screens.flatMap((screen): Addressed[] => ('open' in screen ? [] : [{ ...screen, route }])),
);
const needsOf = ({ member, on, settings, expectsNotFound }: AddressedScreen): string =>
  JSON.stringify([member, on, settings, expectsNotFound]);

/** Screens that can be opened one after the other, since they need the same of their server. */
const screensByNeeds = [...new Set(addressed.map(needsOf))].map((needs) =>
  addressed.filter((screen) => needsOf(screen) === needs),
);

/** All walks. */
export const walks: readonly Walk[] = [
  ...[...alone, ...overScreens].map(({ name, open, ...rest }) => ({ ...rest, screens: [{ name, open }] })),
  {
    screens: dialogs.map(({ name, open }, at) => ({
      name,
      async open(page: Page) {
        await (at === 0 ? openHome(page) : closeDialogs(page));
        await open(page);
      },
    })),
  },
  ...screensByNeeds.flatMap(inChunks).map((part) => ({
    asksInVain: part.some(({ expectsNotFound }) => expectsNotFound === true),
    screens: part.map((screen, at) => ({
      name: screen.name,
      open: (page: Page) => openAddress(page, screen, at === 0),
    })),
  })),
  ...inChunks(Object.values(settingsTabs)).map((part) => ({
    screens: part.map(({ tab, name, expectedText }, at) => ({
      name: `the settings: ${name}`,
      async open(page: Page) {
        if (at === 0) await openSmallPage(page);
        await navigateTo(page, `/settings?tab=${tab}`);
        const dialog = page.getByRole('dialog', { name: narrowTitle(page, name) });
        await expect(
          dialog
            .getByLabel(expectedText)
            .or(dialog.getByRole('button', { name: expectedText }))
            .first(),
        ).toBeVisible();
        await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
      },
    })),
  })),
];

async function closeDialogs(page: Page): Promise<void> {
  const open = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(async () => {
    await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0, { timeout: 1000 });
  }).toPass();
}

function inChunks<Each>(all: readonly Each[]): readonly (readonly Each[])[] {
  const starts = Array.from({ length: Math.ceil(all.length / WALK_LENGTH) }, (_, part) => part * WALK_LENGTH);
  return starts.map((start) => all.slice(start, start + WALK_LENGTH));
}

async function openAddress(page: Page, screen: Addressed, isFirst: boolean): Promise<void> {
  if (isFirst) await openFirst(page, screen);
  const { route, path, heading } = screen;
  const address =
    typeof path === 'string' ? path : await path(await callAs(new URL(page.url()).origin, 'alice'));
  expect(matchRoute(address.replace(/\?.*/, ''))?.name, screen.name).toBe(route);
  await navigateTo(page, address);
  await expect(
    screen.isDialog
      ? page.getByRole('dialog', { name: heading })
      : page.getByRole('heading', { name: heading, level: 1 }),
  ).toBeVisible();
  // Wait for the content itself, not for its placeholders.
  await expect(page.getByRole('main').locator('[class*=skeleton]')).toHaveCount(0);
  // A feed far below the window stays busy: it has no mounted post.
  await expect(page.getByRole('main').locator('[aria-busy=true]:not([role=feed])')).toHaveCount(0);
}

/** Opens a page on the server that the screen needs, as a member or a visitor. */
async function openFirst(page: Page, { member = true, on, settings }: AddressedScreen): Promise<void> {
  if (on !== undefined || settings !== undefined) {
    await page.goto('/api/v1/instance');
    const door = openControlDoor(new URL(page.url()).origin);
    if (on !== undefined) await door.character(on);
    await door.settings(settings ?? {});
  }
  await (member ? openHome(page) : openKnownNetwork(page));
}

/** Navigates as a link of the page does. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
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
