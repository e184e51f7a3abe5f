import type { ControlDoor } from '@linnet/sandbox/control';
import { callAs } from './harness/call-as';
import { expectAccessible, expectContrast } from './harness/expect-accessible';
import { openHome } from './harness/open-screens';
import { type AddressedScreen, routeScreens } from './harness/route-screens';
import { navigateTo } from './harness/screens';
import { expect, test } from './harness/test';
import { bothWidths } from './harness/widths';

interface ScreenState {
  readonly state: string;
  /** What the server does from now on. */
  prepare(sandbox: ControlDoor): Promise<unknown>;
  /** The screens stay as they are while they load. */
  readonly stays?: boolean;
}

const EVERYTHING = '^/api/';

const states: readonly ScreenState[] = [
  { state: 'while they load', prepare: (sandbox) => sandbox.hold({ path: EVERYTHING }), stays: true },
  {
    state: 'where there is nothing',
    prepare: (sandbox) => sandbox.fail({ path: EVERYTHING, times: 9999, status: 200, body: [] }),
  },
  {
    state: 'when nothing can be loaded',
    prepare: (sandbox) =>
      sandbox.fail({ path: EVERYTHING, times: 9999, status: 503, body: { error: 'Asleep' } }),
  },
];

/** Screens of the default server for its members; dialogs and drafts are not loaded. */
const screens = Object.values(routeScreens).flatMap((all) =>
  all.flatMap((screen): AddressedScreen[] =>
    'open' in screen ||
    screen.isDialog ||
    screen.path === '/drafts' ||
    screen.member === false ||
    screen.on ||
    screen.settings
      ? []
      : [screen],
  ),
);

/** One of so many screens is looked at; with `EVERY_STATE=1` each of them. */
const SHARE = process.env['EVERY_STATE'] === '1' ? 1 : 5;

for (const { state, prepare, stays = false } of states) {
  test(
    `screens ${state} keep the rules of accessibility, dark and light`,
    bothWidths,
    async ({ page, sandbox, allowConsole, baseURL }) => {
      test.setTimeout(600_000);
      allowConsole(/status of 503/);
      await openHome(page);
      const alice = await callAs(`${baseURL}`, 'alice');
      const addresses: string[] = [];
      for (const { path } of screens.filter((_, at) => at % SHARE === 0))
        addresses.push(typeof path === 'string' ? path : await path(alice));
      await prepare(sandbox);
      const main = page.getByRole('main');
      const shown = async () => [await page.title(), await main.innerHTML()];
      for (const address of addresses) {
        await test.step(address, async () => {
          // A screen that needs nothing, since two others may look the same.
          await navigateTo(page, '/drafts');
          await expect(page.getByRole('heading', { name: 'Drafts', level: 1 })).toBeVisible();
          const before = await shown();
          await navigateTo(page, address);
          await expect.poll(shown).not.toEqual(before);
          if (!stays) await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
          await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
          await expectAccessible(page);
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
          await expectContrast(page);
        });
      }
      await sandbox.release();
    },
  );
}
