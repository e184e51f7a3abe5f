import { expectAccessible } from '../../testing/page/accessible';
import type { Page } from '../../testing/page/locator';
import { cardWith } from '../../testing/page/parts';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const ASKED = 'Does anybody still walk out past the breakwater?';
const ANSWER = 'Every morning, in two coats.';
const DAY = 86_400_000;

const popover = (page: Page) => page.getByRole('dialog', { name: 'Reply to @bob' });
const parentButton = (page: Page) =>
  cardWith(page, ANSWER).getByRole('button', { name: '@bob', exact: true });

test('what a status answers opens on Enter where one reads, and Escape leads back [2.2.058]', async ({
  page,
  sandbox,
}) => {
  const { id } = await sandbox.post({ as: 'bob', text: ASKED });
  await sandbox.post({ as: 'carol', text: ANSWER, inReplyTo: id });
  await signIn(page, 'alice');
  await parentButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(popover(page)).toContainText(ASKED);
  await expectAccessible(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(popover(page)).toBeHidden();
  await expect(parentButton(page)).toBeFocused();
  await parentButton(page).click();
  await popover(page).getByRole('link', { name: 'Open conversation' }).click();
  await expect(page).toHaveURL(new RegExp(`/notice/${id}$`));
  await expect(popover(page)).toBeHidden();
});

test('what is not known is fetched when it is wanted, and not before', async ({ page, sandbox }) => {
  const { id } = await sandbox.post({ as: 'bob', text: ASKED, at: Date.now() - 400 * DAY });
  await sandbox.post({ as: 'carol', text: ANSWER, inReplyTo: id });
  const asked = async () =>
    (await sandbox.log()).filter(({ path }) => path.endsWith(`/statuses/${id}`)).length;
  await page.goto('/main/all');
  await expect(parentButton(page)).toBeVisible();
  expect(await asked()).toBe(0);
  await parentButton(page).click();
  await expect(popover(page)).toContainText(ASKED);
  expect(await asked()).toBe(1);
});

test('what cannot be fetched is unavailable, and can be asked for again [2.2.062, 2.8.005]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  const { id } = await sandbox.post({ as: 'bob', text: ASKED, at: Date.now() - 400 * DAY });
  await sandbox.post({ as: 'carol', text: ANSWER, inReplyTo: id });
  await sandbox.fail({ path: `/api/v1/statuses/${id}$`, status: 500 });
  await page.goto('/main/all');
  await parentButton(page).click();
  await expect(popover(page)).toContainText('Post unavailable');
  await popover(page).getByRole('button', { name: 'Try again' }).click();
  await expect(popover(page)).toContainText(ASKED);
});
