import type { Locator, Page } from '@playwright/test';
import { cards, cardWith } from './harness/cards';
import { newPosts } from './harness/new-posts';
import { expect, test } from './harness/test';

const button = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: /^(Filter posts|Some posts are hidden)$/ });

async function openFilters(page: Page): Promise<Locator> {
  await button(page).click();
  const filters = page.getByRole('dialog', { name: 'Filter posts' });
  // Wait for the end of the animation: a click at a moving element would be tried again further down the page.
  await filters.evaluate((found) => Promise.all(found.getAnimations().map(({ finished }) => finished)));
  return filters;
}

/** Whether the button has the mark for hidden posts. */
function hasDot(page: Page): Promise<boolean> {
  return button(page).evaluate((found) => getComputedStyle(found, '::after').content === '""');
}

test('only posts with media are asked for, and what comes later is held to it [2.7.004]', async ({
  page,
  sandbox,
}) => {
  await sandbox.bulk({ count: 3, kind: 'media' });
  await sandbox.post({ as: 'carol', text: 'Only words.' });
  await page.goto('/main/all');
  await expect(cardWith(page, 'Only words.')).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('public');
  await (await openFilters(page)).getByRole('checkbox', { name: 'Only posts with media' }).check();
  await expect(cardWith(page, 'Only words.')).toHaveCount(0);
  await expect.poll(() => hasDot(page)).toBe(true);
  await expect(cards(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Filter posts' })).toBeHidden();

  // The filter also applies to new posts, and after visiting another screen.
  await sandbox.post({ as: 'bob', text: 'More words.' });
  await cards(page)
    .first()
    .getByRole('link')
    .filter({ has: page.locator('time') })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Conversation' })).toBeVisible();
  await page.goBack();
  await expect(button(page)).toHaveAccessibleName('Some posts are hidden');
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).filter({ hasText: /words\./ })).toHaveCount(0);
  await expect(newPosts(page)).toBeHidden();

  await (await openFilters(page)).getByRole('checkbox', { name: 'Only posts with media' }).uncheck();
  await expect(cardWith(page, 'Only words.')).toBeVisible();
  await expect(cards(page).first()).toContainText('More words.');
  await expect(button(page)).toHaveAccessibleName('Filter posts');
  await expect.poll(() => hasDot(page)).toBe(false);
});
