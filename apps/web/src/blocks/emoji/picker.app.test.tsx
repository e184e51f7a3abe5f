import type { ControlDoor } from '@linnet/sandbox/control';
import type { Locator, Page } from '../../testing/page/locator';
import { cardWith, openPicker } from '../../testing/page/parts';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const TEXT = 'Forty linnets in the teasels.';
const EMOJI_CALL = '/api/v1/pleroma/emoji$';

async function openedPicker(page: Page, sandbox: ControlDoor) {
  await sandbox.post({ as: 'carol', text: TEXT });
  await signIn(page, 'alice');
  const card = cardWith(page, TEXT);
  const picker = await openPicker(page, card);
  return { card, picker };
}

const search = (picker: Locator) => picker.getByRole('searchbox', { name: 'Search emoji' });
const emoji = (picker: Locator, name: string) =>
  picker.getByRole('gridcell').getByRole('button', { name, exact: true });
const reaction = (card: Locator, name: string) =>
  card.getByRole('group', { name: 'Reactions' }).getByRole('button', { name });
const group = (picker: Locator, name: string) =>
  picker.getByRole('toolbar').getByRole('button', { name, exact: true });

test('an emoji is found by name, by keyword and by shortcode; Enter takes the best', async ({
  page,
  sandbox,
}) => {
  const { card, picker } = await openedPicker(page, sandbox);
  await search(picker).fill('honeybee');
  await expect(emoji(picker, 'honeybee')).toBeVisible();
  await expect(picker.getByRole('gridcell')).toHaveCount(1);
  await search(picker).fill('spoiled');
  await expect(picker.getByRole('gridcell')).toHaveCount(0);
  await expect(picker).toContainText('No emoji found');
  await search(picker).fill(':blob_');
  await expect(emoji(picker, ':blob_tea:')).toBeVisible();
  await search(picker).press('Enter');
  await expect(picker).toBeHidden();
  await expect(reaction(card, ':blob_tea:')).toHaveAttribute('aria-pressed', 'true');
});

test('what was used lately comes first, until one signs out; the tone of skin is kept', async ({
  page,
  sandbox,
}) => {
  const { card, picker } = await openedPicker(page, sandbox);
  await picker.getByRole('radio', { name: 'Medium dark' }).check();
  await search(picker).fill('waving hand');
  await emoji(picker, 'waving hand').click();
  await expect(reaction(card, '👋🏾')).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await openPicker(page, card);
  await expect(group(picker, 'Recently used')).toHaveAttribute('aria-current', 'true');
  await expect(picker.getByRole('gridcell').first()).toHaveText('👋🏾');
  await expect(picker.getByRole('radio', { name: 'Medium dark' })).toBeChecked();
  const records = () => Object.keys(localStorage).filter((key) => key.includes('emoji'));
  expect(records()).toHaveLength(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/main\/public$/);
  await expect.poll(records).toEqual([]);
});

test('it stays open for several emoji when that is wanted', async ({ page, sandbox }) => {
  const { card, picker } = await openedPicker(page, sandbox);
  await picker.getByRole('button', { name: 'Keep open after choosing' }).click();
  await emoji(picker, ':loaf:').click();
  await emoji(picker, ':linnet:').click();
  await expect(picker).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(reaction(card, ':loaf:')).toBeVisible();
  await expect(reaction(card, ':linnet:')).toBeVisible();
});

test('without the emoji of the server it still offers the others, says so, and tries again [2.7.033]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await sandbox.fail({ path: EMOJI_CALL, status: 500, times: 99 });
  const { picker } = await openedPicker(page, sandbox);
  await expect(picker).toContainText('Couldn’t load this server’s own emoji.');
  await expect(emoji(picker, 'grinning face')).toBeVisible();
  await sandbox.clearErrors();
  await picker.getByRole('button', { name: 'Try again' }).click();
  await expect(emoji(picker, ':linnet:')).toBeVisible();
  await expect(picker).not.toContainText('Couldn’t load');
});
