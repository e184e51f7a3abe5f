import type { ControlDoor } from '@linnet/sandbox/control';
import { vi } from 'vitest';
import { expectAccessible } from '../../testing/app/expect-accessible';
import type { Page } from '../../testing/page/locator';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

// Each test checks ten screens with every rule.
vi.setConfig({ testTimeout: 180_000 });

interface LoadedScreen {
  readonly path: string;
  /** What it loads, as a regular expression. */
  readonly loads: string;
  /** What the server answers where there is nothing. */
  readonly nothing?: object;
}

const loadedScreens: readonly LoadedScreen[] = [
  { path: '/main/public', loads: '^/api/v1/timelines/public' },
  { path: '/bookmarks', loads: '^/api/v1/bookmarks' },
  { path: '/favourites', loads: '^/api/v1/favourites' },
  { path: '/who-to-follow', loads: '^/api/v[12]/suggestions' },
  { path: '/friend-requests', loads: '^/api/v1/follow_requests' },
  { path: '/kept-away', loads: '^/api/v1/mutes' },
  { path: '/directory', loads: '^/api/v1/directory' },
  { path: '/scheduled', loads: '^/api/v1/scheduled_statuses' },
  {
    path: '/search?query=hedge',
    loads: '^/api/v2/search',
    nothing: { accounts: [], statuses: [], hashtags: [] },
  },
  {
    path: '/administration/reports',
    loads: '^/api/v1/pleroma/admin/reports',
    nothing: { reports: [], total: 0 },
  },
];

interface ScreenState {
  readonly state: string;
  /** What each of the screens shows in this state. */
  readonly shows: RegExp;
  prepare(sandbox: ControlDoor, screen: LoadedScreen): Promise<unknown>;
}

const states: readonly ScreenState[] = [
  {
    state: 'while it loads',
    shows: /Loading…|Searching…/,
    prepare: (sandbox, { loads }) => sandbox.hold({ path: loads }),
  },
  {
    state: 'where there is nothing',
    shows: /No(?:body| )/,
    prepare: (sandbox, { loads, nothing = [] }) =>
      sandbox.fail({ path: loads, times: 50, status: 200, body: nothing }),
  },
  {
    state: 'when it cannot be loaded',
    shows: /Couldn’t .*Asleep.*Try again/s,
    prepare: (sandbox, { loads }) =>
      sandbox.fail({ path: loads, times: 50, status: 503, body: { error: 'Asleep' } }),
  },
];

for (const { state, shows, prepare } of states) {
  test(`each screen ${state} says so in words, and keeps the rules of accessibility`, async ({
    page,
    sandbox,
    allowConsole,
  }) => {
    allowConsole(/status of 503/);
    for (const screen of loadedScreens) await prepare(sandbox, screen);
    await signIn(page, 'alice', '/drafts');
    await expect(page.getByRole('heading', { name: 'Drafts', level: 1 })).toBeVisible();
    for (const { path } of loadedScreens) {
      await navigateTo(page, path);
      await expect(page.getByRole('main')).toContainText(shows);
      await expectAccessible(document.querySelector('main') ?? undefined);
    }
    await sandbox.release();
  });
}

/** Navigates as a link of the page does. */
async function navigateTo(page: Page, path: string): Promise<void> {
  const before = await page.getByRole('main').textContent();
  history.pushState(null, '', path);
  await expect.poll(() => page.getByRole('main').textContent()).not.toBe(before);
}
