import { findOutside } from './harness/find-outside';
import { screens } from './harness/screens';
import { expect, test } from './harness/test';

test.use({ viewport: { width: 320, height: 568 } });

for (const { name, asksInVain, open } of screens) {
  test(`${name} fits a page 320 pixels wide`, async ({ page, allowConsole }) => {
    if (asksInVain) allowConsole(/status of 404/);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    expect(await findOutside(page)).toEqual([]);
  });
}
