import { boxOf } from './harness/box-of';
import { cards, cardWith } from './harness/cards';
import { expect, test } from './harness/test';
import { timelineName } from './harness/timeline-menu';

test('a focus that is still somewhere stays there, and the place that was read stays too', async ({
  page,
  sandbox,
}) => {
  await sandbox.bulk({ count: 20, kind: 'long', as: 'bob' });
  await sandbox.post({ as: 'bob', text: 'In the middle.' });
  await sandbox.bulk({ count: 6, kind: 'long', as: 'bob' });
  await page.goto('/main/all');
  const card = cardWith(page, 'In the middle.');
  await expect(card).toBeAttached();
  await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  let before = Number.NaN;
  // The rows that come into view get their sizes only now.
  await expect.poll(async () => before === (before = (await boxOf(card)).y), { intervals: [200] }).toBe(true);
  await card
    .getByRole('link')
    .filter({ has: page.locator('time') })
    .click();
  await expect(timelineName(page)).toHaveText('Conversation');
  await page.goBack();
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - before)).toBeLessThan(2);

  const navigation = page.getByRole('navigation', { name: 'Main' });
  const way = navigation.getByRole('link', { name: 'Local' });
  await way.focus();
  await page.keyboard.press('Enter');
  await expect(timelineName(page)).toContainText('Local');
  await expect(cards(page).first()).toBeVisible();
  await expect(way).toBeFocused();
});
