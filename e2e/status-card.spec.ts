import { cardWith } from './harness/cards';
import { isNarrow } from './harness/is-narrow';
import { waitForPersonPopovers } from './harness/profile-page';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { bothWidths } from './harness/widths';

const ASKED = 'Has anybody seen the kingfisher this week?';

test(
  'the name leads to the person; a highlighted person stands out [2.2.020]',
  bothWidths,
  async ({ page, sandbox }) => {
    await sandbox.post({ as: 'bob', text: ASKED });
    await storeSettings(page, { highlight: { bob: { type: 'side', color: '#ff8800' } } });
    await page.goto('/main/public');
    const card = cardWith(page, ASKED);
    await expect(card).toHaveAttribute('data-highlight', 'side');
    await expect(card).toHaveCSS('--highlight', '#ff8800');
    await waitForPersonPopovers(page);
    await card.getByRole('link', { name: /@bob/ }).click();
    // On a wide page the popover with the person's card opens first.
    if (!isNarrow(page))
      await page.getByRole('dialog').getByRole('link', { name: 'Open profile', exact: true }).click();
    await expect(page).toHaveURL(/\/users\/bob$/);
  },
);

test('a post in the focus says who favourited it [2.2.058, 2.9.013]', async ({ page, sandbox }) => {
  const { id } = await sandbox.post({ as: 'bob', text: ASKED });
  await sandbox.act({ as: 'carol', action: 'favourite', status: id });
  await signIn(page, 'alice', `/notice/${id}`);
  await page.getByRole('main').getByRole('button', { name: '1 favourite' }).click();
  await expect(page.getByRole('dialog', { name: 'Favourited by' })).toContainText('@carol');
});

test('times are moments for those who want that', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'bob', text: ASKED });
  await storeSettings(page, { useAbsoluteTimeFormat: true });
  await page.goto('/main/public');
  await expect(cardWith(page, ASKED).locator('time').first()).toHaveText(/^\d\d:\d\d$/);
});
