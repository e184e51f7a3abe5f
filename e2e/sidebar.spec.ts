import type { Page } from '@playwright/test';
import { cards } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
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

test('a panel that does not come is left out, and what follows it comes all the same [1.8.018]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  // Without this the panel would be embedded in the page.
  await sandbox.settings({ panel: null, frontendConfiguration: { showInstanceSpecificPanel: true } });
  await sandbox.fail({ path: '^/instance/panel.html', status: 500, times: 9 });
  await page.goto('/main/all');
  await expect(features(page)).toBeVisible();
  await expect(words(page)).toHaveCount(0);
  await expect(cards(page).first()).toBeVisible();
});

test('visitors read what the server offers, unless its operator leaves that out [1.2.051]', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({ textLimit: 4321, uploadLimit: 8_000_000 });
  await page.goto('/main/all');
  const list = features(page).getByRole('list');
  for (const offered of ['Shoutbox', 'One-to-one chats', 'who to follow', 'followers only']) {
    await expect(list).toContainText(offered);
  }
  await expect(list).toContainText('Posts up to 4,321 characters');
  await expect(list).toContainText('Files up to 8 MB');
  await sandbox.settings({ frontendConfiguration: { showFeaturesPanel: false } });
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(features(page)).toHaveCount(0);
  await sandbox.settings({ frontendConfiguration: { showFeaturesPanel: true } });
  await signIn(page, 'alice');
  await expect(page.getByRole('region', { name: 'Your account', exact: true })).toContainText('@alice');
  await page.waitForLoadState('networkidle');
  await expect(features(page)).toHaveCount(0);
});
