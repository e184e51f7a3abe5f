import { findOutside } from './harness/find-outside';
import { screens } from './harness/screens';
import { expect, test } from './harness/test';

test.use({ viewport: { width: 320, height: 568 } });

for (const { name, open } of screens) {
  test(`${name} fits a page 320 pixels wide`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page);
    expect(await findOutside(page)).toEqual([]);
  });
}
