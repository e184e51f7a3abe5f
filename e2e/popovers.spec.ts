import type { Locator, Page } from '@playwright/test';
import { expectAccessible, expectContrast } from './harness/expect-accessible';
import { findBeyond } from './harness/find-beyond';
import { findInLanguages, prepareLanguages } from './harness/find-in-languages';
import { findMoving } from './harness/find-moving';
import { waitForScreen } from './harness/surfaces/surface';
import { inTheme, themesFor } from './harness/show-theme';
import { surfaceScreens } from './harness/surfaces/surface-screens';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

/** As on a phone: controls are larger on a touch screen. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const { screen, prepare, ready, surfaces } of surfaceScreens) {
  test(`what floats over ${screen} is inside the window at 390 and 320 pixels, in every language, and keeps the rules of accessibility`, async ({
    page,
    sandbox,
    baseURL,
  }) => {
    // So many surfaces take as long as several other tests.
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await prepareLanguages(page);
    await signIn(page, 'alice', await prepare(sandbox, `${baseURL}`));
    await waitForScreen(page);
    await ready?.(page);
    const misfits: string[] = [];
    for (const [at, { name, open, closings = 1, stays = false }] of surfaces.entries()) {
      await test.step(name, async () => {
        const surface = await open(page);
        await expect(surface).toBeVisible();
        // Only the width changes, so that the anchor stays in the window.
        for (const width of [390, 320]) {
          await page.setViewportSize({ width, height: 844 });
          await expect.poll(() => findBeyond(surface), `${name} at ${width}`).toEqual([]);
        }
        await page.setViewportSize({ width: 390, height: 844 });
        await expectAccessibleSurface(page, surface, at);
        expect(await findMoving(surface)).toEqual([]);
        misfits.push(...(await findInLanguages(page, name)));
        for (let closed = 0; closed < closings; closed += 1) await page.keyboard.press('Escape');
        if (!stays) await expect(surface).toBeHidden();
      });
    }
    expect(misfits).toEqual([]);
  });
}

/** Checks a surface alone, light, dark and in another theme: it covers parts of the page, and the page has a walk of its own. */
async function expectAccessibleSurface(page: Page, surface: Locator, at: number): Promise<void> {
  // The entries of a menu are reached by arrow keys; the checker counts it as out of reach until one has the focus.
  if ((await surface.getAttribute('role')) === 'menu') await page.keyboard.press('ArrowDown');
  await surface.evaluate((element) => element.setAttribute('data-surface', ''));
  await expectAccessible(page, '[data-surface]');
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectContrast(page, '[data-surface]');
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const theme of themesFor(at))
    await test.step(theme.id, () => inTheme(page, theme, () => expectContrast(page, '[data-surface]')));
  await surface.evaluate((element) => element.removeAttribute('data-surface'));
}
