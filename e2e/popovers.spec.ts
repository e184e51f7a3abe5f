import { findBeyond } from './harness/find-beyond';
import { waitForScreen } from './harness/surfaces/surface';
import { surfaceScreens } from './harness/surfaces/surface-screens';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

/** As on a phone: controls are larger on a touch screen. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const { screen, prepare, ready, surfaces } of surfaceScreens) {
  test(`what floats over ${screen} is inside the window at 390 and 320 pixels`, async ({
    page,
    sandbox,
    baseURL,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await signIn(page, 'alice', await prepare(sandbox, `${baseURL}`));
    await waitForScreen(page);
    await ready?.(page);
    for (const { name, open, closings = 1, stays = false } of surfaces) {
      await test.step(name, async () => {
        const surface = await open(page);
        await expect(surface).toBeVisible();
        // Only the width changes, so that the anchor stays in the window.
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          await expect.poll(() => findBeyond(surface), `${name} at ${width}`).toEqual([]);
        }
        await page.setViewportSize({ width: 390, height: 844 });
        for (let closed = 0; closed < closings; closed += 1) await page.keyboard.press('Escape');
        if (!stays) await expect(surface).toBeHidden();
      });
    }
  });
}
