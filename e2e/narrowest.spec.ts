import { findOutside } from './harness/find-outside';
import { walks } from './harness/screens';
import { expect, test } from './harness/test';

test.use({ viewport: { width: 320, height: 568 } });

for (const { screens, asksInVain } of walks) {
  test(`${screens.map(({ name }) => name).join(', ')}: it fits a page 320 pixels wide`, async ({
    page,
    allowConsole,
  }) => {
    if (asksInVain) allowConsole(/status of 404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { name, open } of screens) {
      await test.step(name, async () => {
        await open(page);
        expect(await findOutside(page)).toEqual([]);
      });
    }
  });
}
