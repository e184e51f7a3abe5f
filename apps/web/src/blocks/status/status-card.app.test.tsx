import { cardWith } from '../../testing/page/parts';
import { editStatus } from '../../testing/page/server';
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
