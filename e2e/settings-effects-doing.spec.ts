import type { Page } from '@playwright/test';
import { cards, cardWith } from './harness/cards';
import { changeSettings, choose, click, openSettings } from './harness/change-settings';
import { waitForPersonPopovers, personPopover } from './harness/profile-page';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { topOf } from './harness/top-of';

const reed = (page: Page) => cardWith(page, 'A reed');

test('the card of a person opens where, and does what, was chosen, at once and after a reload', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'bob', text: 'A reed.' });
  await signIn(page, 'alice');
  const author = reed(page).getByRole('link', { name: /@bob/ });
  const popover = personPopover(page);
  const away = async () => Math.abs((await topOf(popover)) - (await topOf(author)));
  const close = async () => {
    // It hears its keys from the moment on in which it has the focus.
    await expect.poll(() => popover.evaluate((card) => card.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(popover).toBeHidden();
  };
  await waitForPersonPopovers(page);
  await author.click();
  await expect(popover.getByRole('link', { name: /Posts$/ })).toBeVisible();
  await expect(popover.getByRole('link', { name: 'Open the profile of Bob' })).toBeVisible();
  await expect.poll(away).toBeGreaterThan(4);
  await close();
  await changeSettings(page, 'General', [
    { row: 'Click on the avatar in a profile card', change: choose('zoom') },
    { row: 'Open profile cards over the avatar', change: click },
    { row: 'Hide counts on profiles', change: click },
  ]);
  for (const start of ['once', 'after a reload']) {
    if (start !== 'once') await page.reload();
    await waitForPersonPopovers(page);
    await author.click();
    await expect(popover.getByRole('button', { name: 'Enlarge the avatar of Bob' })).toBeVisible();
    await expect(popover.getByRole('link', { name: /Posts$/ })).toHaveCount(0);
    await expect.poll(away).toBeLessThan(4);
    await close();
  }
});

test('the settings are loaded when they are opened: the first screen has nothing of them', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofSettings = () => asked.filter((path) => path.includes('/assets/settings-window'));
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(ofSettings()).toEqual([]);
  await openSettings(page, 'General');
  expect(ofSettings()).toHaveLength(1);
});
