import type { Page } from '@playwright/test';
import { cards } from './harness/cards';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { narrowOnly } from './harness/widths';

const newPost = (page: Page) => page.getByRole('button', { name: 'New post', exact: true });
const scrollPage = (page: Page, top: number): Promise<void> =>
  page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);

async function openHome(page: Page): Promise<void> {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
}

test(
  'it stays while the page is scrolled, unless it is to make way: then it goes with the way down and with the keyboard of the screen, and comes back [1.2.059]',
  narrowOnly,
  async ({ page }) => {
    // What browsers report when an on-screen keyboard is over the page.
    await page.addInitScript(() => {
      Object.defineProperty(visualViewport, 'height', {
        get: () => innerHeight * (Reflect.get(window, 'isKeyboardOpen') === true ? 0.5 : 1),
      });
    });
    const openKeyboard = (isOpen: boolean) =>
      page.evaluate((open) => {
        Reflect.set(window, 'isKeyboardOpen', open);
        visualViewport?.dispatchEvent(new Event('resize'));
      }, isOpen);
    await openHome(page);
    await expect(newPost(page)).toBeVisible();
    await scrollPage(page, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await expect(newPost(page)).toBeVisible();
    await storeSettings(page, { autohideFloatingPostButton: true });
    await page.goto('/main/public');
    await expect(cards(page).first()).toBeVisible();
    await expect(newPost(page)).toBeVisible();
    await openKeyboard(true);
    await expect(newPost(page)).toBeHidden();
    await openKeyboard(false);
    await expect(newPost(page)).toBeVisible();
    await scrollPage(page, 600);
    await expect(newPost(page)).toBeHidden();
    await scrollPage(page, 400);
    await expect(newPost(page)).toBeVisible();
    await scrollPage(page, 700);
    await expect(newPost(page)).toBeHidden();
  },
);

test('who wants it always has it at every width, and it never makes way [1.2.059]', async ({ page }) => {
  await storeSettings(page, { alwaysShowNewPostButton: true, autohideFloatingPostButton: true });
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await openHome(page);
    await expect(newPost(page)).toBeVisible();
    await scrollPage(page, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    await expect(newPost(page)).toBeVisible();
  }
  await newPost(page).click();
  await expect(page.getByRole('dialog', { name: 'New post' })).toBeVisible();
});
