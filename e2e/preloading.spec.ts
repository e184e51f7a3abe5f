import { cards } from './harness/cards';
import { openActions } from './harness/open-actions';
import { expect, test } from './harness/test';
import { waitForStart } from './harness/wait-for-start';

const MENU = /\/assets\/status-menu-[^/]+\.js$/;

test('a post’s menu that can’t be loaded says so when it is opened, not before, and Try again opens it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/Failed to load resource|status of 503/);
  await page.route(MENU, (route) => route.fulfill({ status: 503 }));
  await page.goto('/main/all');
  await waitForStart(page, 'visitor');
  const failed = page.waitForEvent('console', (message) => message.text().includes('could not be preloaded'));
  await cards(page).first().hover();
  await failed;
  const message = page.getByText('Couldn’t load a part of the page');
  await expect(message).toHaveCount(0);
  const menu = await openActions(cards(page).first());
  await expect(message).toBeInViewport({ ratio: 1 });
  await page.unroute(MENU);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(menu.getByRole('menuitem').first()).toBeVisible();
  await expect(message).toHaveCount(0);
});

test('a page that is left alone loads what the next press on a post needs', async ({ page }) => {
  const screen = page.waitForRequest(/\/assets\/thread-[^/]+\.js$/);
  await page.goto('/main/all');
  await screen;
});

test('the screen of a link is loaded when the pointer rests on the link', async ({ page }) => {
  const screen = page.waitForRequest(/\/assets\/about-screen-[^/]+\.js$/);
  await page.goto('/main/all');
  await waitForStart(page, 'visitor');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).hover();
  await screen;
});
