import { expectAccessible, expectContrast, rememberChecked } from './harness/expect-accessible';
import { expectLandmarks } from './harness/expect-landmarks';
import { findOutside } from './harness/find-outside';
import { walks } from './harness/screens';
import { expect, test } from './harness/test';

test.use({ viewport: { width: 320, height: 568 } });

// Every screen at the width of a phone.
for (const { screens, only, asksInVain } of walks) {
  const names = screens.map(({ name }) => name).join(', ');
  test(`${names}: it fits a page 320 pixels wide, can be found around in, and keeps the rules of accessibility`, async ({
    page,
    allowConsole,
  }) => {
    // A walk is as long as several other tests.
    test.slow();
    if (asksInVain) allowConsole(/status of 404/);
    for (const { name, open } of screens) {
      await test.step(name, async () => {
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await open(page);
        expect(await findOutside(page)).toEqual([]);
        await expectLandmarks(page);
        await expectAccessible(page);
        // The light colours of the other screens are tested on a wide page.
        if (only === 'narrow') {
          await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
          await expectContrast(page);
        }
        await rememberChecked(page);
      });
    }
  });
}
