import { expectAccessible, expectContrast, rememberChecked } from './harness/expect-accessible';
import { expectLandmarks } from './harness/expect-landmarks';
import { findInLanguages, prepareLanguages } from './harness/find-in-languages';
import { findOutside } from './harness/find-outside';
import { walks } from './harness/screens';
import { smallTargets } from './harness/small-targets';
import { expect, test } from './harness/test';
import { expectRoomForSpacing } from './harness/text-spacing';

const smallest = { width: 320, height: 568 };
const phone = { width: 390, height: 844 };
/** A window of 1280 × 800 at twice its size. */
const twice = { width: 640, height: 400 };

test.use({ viewport: smallest, hasTouch: true });

// Every screen at the width of a phone, as a finger, the magnifying glass, wide letters and long words find it.
for (const { screens, only, asksInVain } of walks) {
  const names = screens.map(({ name }) => name).join(', ');
  test(`${names}: it fits a narrow page, a finger, widely set words and every language, can be found around in, and keeps the rules of accessibility`, async ({
    page,
    allowConsole,
  }) => {
    // A walk is as long as several other tests.
    test.setTimeout(300_000);
    if (asksInVain) allowConsole(/status of 404/);
    await prepareLanguages(page);
    const misfits: string[] = [];
    for (const { name, open } of screens) {
      await test.step(name, async () => {
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await open(page);
        await expect.poll(() => findOutside(page)).toEqual([]);
        await expectLandmarks(page);
        await expectAccessible(page);
        await page.setViewportSize(phone);
        await expect.poll(() => smallTargets(page), name).toEqual([]);
        await expectRoomForSpacing(page);
        misfits.push(...(await findInLanguages(page, name)));
        await page.setViewportSize(twice);
        await expect.poll(() => findOutside(page), 'at twice the size').toEqual([]);
        await page.setViewportSize(smallest);
        // The light colours of the other screens are tested on a wide page.
        if (only === 'narrow') {
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
          await expectContrast(page);
        }
        await rememberChecked(page);
      });
    }
    expect(misfits).toEqual([]);
  });
}
