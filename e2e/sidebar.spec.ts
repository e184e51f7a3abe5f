import type { Page } from '@playwright/test';
import { cards } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { watchHarm } from './harness/watch-harm';

test('the wheel moves the page over the sidebar too, once that is at its end', async ({ page }) => {
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).hover();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 400);
      return page.evaluate(() => scrollY);
    })
    .toBeGreaterThan(300);
});

const words = (page: Page) => page.getByRole('region', { name: 'From this server’s staff' });
const features = (page: Page) => page.getByRole('region', { name: 'Features' });

test('what the operator wrote stands at the side, harmless, where they want it and the person does [1.2.051]', async ({
  page,
  context,
  sandbox,
}) => {
  await sandbox.settings({
    panel:
      '<h4>Mind the <b>hedge</b></h4><p><a href="/about">Our rules</a></p><img src=x onerror="trap()">' +
      '<script>trap()</script><form action="/login"><input name="password"></form><a href="javascript:trap()">Go</a>',
  });
  await page.goto('/main/all');
  await expect(features(page)).toBeVisible();
  await expect(words(page)).toHaveCount(0);
  await sandbox.settings({ frontendConfiguration: { showInstanceSpecificPanel: true } });
  const harm = await watchHarm(context, page);
  await page.reload();
  await expect(words(page)).toContainText('Mind the hedge');
  await expect(words(page).getByRole('link', { name: 'Our rules' })).toHaveAttribute(
    'href',
    /^http:\/\/[^/]+\/about$/,
  );
  await expect(words(page).locator('script, form, input, img, [href^="javascript"]')).toHaveCount(0);
  // The panel comes first, so that it moves nothing else when it loads.
  const [top, under] = await Promise.all([words(page).boundingBox(), features(page).boundingBox()]);
  expect(top?.y).toBeLessThan(under?.y ?? 0);
  await expectAccessible(page);
  await harm.expectNone();
  await storeSettings(page, { hideISP: true });
  await page.reload();
  await expect(features(page)).toBeVisible();
  await expect(words(page)).toHaveCount(0);
});
