import { cards } from './harness/cards';
import { expect, test } from './harness/test';

test('the wheel moves the page over the sidebar too', async ({ page }) => {
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).hover();
  await page.mouse.wheel(0, 400);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
});
