import type { Page } from '@playwright/test';
import { cards } from './harness/cards';
import { cardBeingRead } from './harness/card-being-read';
import { waitForScrollEnd } from './harness/scroll-until';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { topOf } from './harness/top-of';

const REFUSED = /status of 40[013]/;

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Log in again' });

async function signsInAgain(page: Page): Promise<void> {
  await dialog(page).getByLabel('Password', { exact: true }).fill('alice');
  await dialog(page).getByRole('button', { name: 'Log in' }).click();
}

test('the place where somebody reads is the same after logging in again', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(REFUSED);
  await sandbox.bulk({ count: 12, kind: 'long', as: 'carol' });
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 900);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800);
  await waitForScrollEnd(page, 10);
  const card = await cardBeingRead(page);
  const before = await topOf(card);
  await sandbox.expireTokens('alice');
  await signsInAgain(page);
  await expect(dialog(page)).toBeHidden();
  await expect.poll(async () => Math.abs((await topOf(card)) - before)).toBeLessThan(2);
});
