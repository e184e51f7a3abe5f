import { cardWith, waitForPersonPopovers } from '../../testing/page/parts';
import { editStatus } from '../../testing/page/server';
import { storeSettings } from '../../testing/page/settings';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const ASKED = 'Has anybody seen the kingfisher this week?';
const ANSWERED = 'By the weir, twice, before breakfast.';

test('whom a post answers is looked at in passing, and the place stays [2.2.058]', async ({
  page,
  sandbox,
}) => {
  const { id } = await sandbox.post({ as: 'bob', text: ASKED });
  await sandbox.post({ as: 'carol', text: ANSWERED, inReplyTo: id });
  await signIn(page, 'alice', '/main/public');
  const card = cardWith(page, ANSWERED);
  await card.getByRole('button', { name: '@bob' }).click();
  const popover = page.getByRole('dialog', { name: 'Reply to @bob' });
  await expect(popover).toContainText(ASKED);
  await page.keyboard.press('Escape');
  await expect(popover).toBeHidden();
  await expect(page).toHaveURL(/\/main\/public$/);
});

test('a post unfolds what answers it, in its place [2.2.058]', async ({ page, sandbox }) => {
  const { id } = await sandbox.post({ as: 'bob', text: ASKED });
  await sandbox.post({ as: 'carol', text: ANSWERED, inReplyTo: id });
  await signIn(page, 'alice', '/main/public');
  const card = page.locator(`article[data-status="${id}"]`);
  await card.getByRole('button', { name: 'Show 1 reply' }).click();
  await card.getByRole('list', { name: 'Replies:' }).getByRole('button', { name: '@carol' }).click();
  await expect(page.getByRole('dialog', { name: 'Reply by @carol' })).toContainText(ANSWERED);
});

test('an edited post says so and leads to its versions [2.2.058]', async ({ page, sandbox, baseURL }) => {
  const { id } = await sandbox.post({ as: 'bob', text: ASKED });
  await editStatus(`${baseURL}`, { as: 'bob', id, text: ANSWERED });
  await page.goto('/main/public');
  await cardWith(page, ANSWERED)
    .getByRole('button', { name: /^Edited/ })
    .click();
  await expect(page.getByRole('dialog')).toContainText(ASKED);
});

for (const width of [1440, 390]) {
  test(`the name leads to the person; a highlighted person stands out (${width} px) [2.2.020]`, async ({
    page,
    sandbox,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await sandbox.post({ as: 'bob', text: ASKED });
    await storeSettings(page, { highlight: { bob: { type: 'side', color: '#ff8800' } } });
    await page.goto('/main/public');
    const card = cardWith(page, ASKED);
    await expect(card).toHaveAttribute('data-highlight', 'side');
    await expect(card).toHaveAttribute('style', /--highlight: #ff8800/);
    await waitForPersonPopovers(page);
    await card.getByRole('link', { name: /@bob/ }).click();
    // On a wide page the popover with the person's card opens first.
    if (width > 800)
      await page.getByRole('dialog').getByRole('link', { name: 'Open profile', exact: true }).click();
    await expect(page).toHaveURL(/\/users\/bob$/);
  });
}

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
