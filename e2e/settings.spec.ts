import type { Page } from '@playwright/test';
import { cards, cardWith } from './harness/cards';
import { isNarrow } from './harness/is-narrow';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

test('the settings are reached from the navigation, by keyboard too', async ({ page }) => {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  if (isNarrow(page)) await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await page.getByRole('link', { name: 'Settings' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Filtering' }).press('Enter');
  await expect(page).toHaveURL(/\/settings\?tab=filtering$/);
  await page.getByLabel('Muted words', { exact: true }).press('x');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove x' })).toBeVisible();
});

test('what is changed is kept, and can be taken back', async ({ page }) => {
  await openSettings(page, 'general');
  const gifs = page.getByRole('switch', { name: 'Hold animated pictures still' });
  await expect(gifs).toBeChecked();
  await gifs.click();
  await page.reload();
  await expect(gifs).not.toBeChecked();
  await page.getByRole('button', { name: 'Back to the default (on): Hold animated pictures still' }).click();
  await expect(gifs).toBeChecked();
  await page.reload();
  await expect(gifs).toBeChecked();
  await expect(page.getByRole('button', { name: /^Back to the default/ })).toHaveCount(0);
});

test('what the server configures is shown as such, and followed again after a choice', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({ frontendConfiguration: { subjectLineBehavior: 'noop' } });
  await openSettings(page, 'composing');
  const subject = page.getByLabel('The subject in a reply', { exact: true });
  await expect(subject).toHaveValue('noop');
  await expect(page.getByText('Set by this server')).toHaveCount(1);
  await subject.selectOption('masto');
  await page.reload();
  await expect(subject).toHaveValue('masto');
  await page.getByRole('button', { name: 'Follow the server (Left out): The subject in a reply' }).click();
  await expect(subject).toHaveValue('noop');
});

test('a number that cannot be says what can, and changes nothing', async ({ page }) => {
  await openSettings(page, 'appearance');
  const size = page.getByLabel('Text size', { exact: true });
  await size.fill('400');
  await expect(page.getByRole('alert')).toHaveText('Give a number from 8 to 40.');
  await expect(size).toHaveAccessibleDescription('Give a number from 8 to 40.');
  expect(await stored(page)).toEqual({});
  await page.reload();
  await expect(size).toHaveValue('14');
  await size.fill('16');
  await expect.poll(() => stored(page)).toEqual({ textSize: '16px' });
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a search looks through all tabs, and stands in the address', async ({ page }) => {
  await openSettings(page, 'general');
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('column third');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Appearance: Columns']);
  await expect(page.getByLabel('The third column', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('column third');
  await page.getByRole('searchbox').fill('no such thing');
  await expect(page.getByText('No setting says that')).toBeVisible();
  await page.getByRole('button', { name: 'Show all settings' }).click();
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Timelines');
});

test('a palette takes effect at once, and where it is read', async ({ page }) => {
  await openSettings(page, 'appearance');
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.getByLabel('Palette', { exact: true }).selectOption({ label: 'Amber' });
  await expect.poll(background).toBe('rgb(0, 0, 0)');
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  expect(await background()).toBe('rgb(0, 0, 0)');
});

test('a switch takes effect where it is read', async ({ page, sandbox }) => {
  const { id } = await sandbox.post({ as: 'carol', text: 'A reed in the wind.' });
  await sandbox.act({ as: 'bob', action: 'favourite', status: id });
  await signIn(page, 'alice');
  await page.goto('/main/public');
  const favourite = cardWith(page, 'A reed in the wind.').getByRole('button', { name: /^Favourite/ });
  await expect(favourite).toHaveText('1');
  await openSettings(page, 'general');
  await page.getByRole('switch', { name: 'Hide the counts of posts' }).click();
  await page.goto('/main/public');
  await expect(favourite).toBeVisible();
  await expect(favourite).toHaveText('');
});

async function openSettings(page: Page, tab: string): Promise<void> {
  await signIn(page, 'alice');
  await page.goto(`/settings?tab=${tab}`);
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
}

/** What this device keeps of the person's choices. */
function stored(page: Page): Promise<unknown> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('linnet-settings') ?? '{}'));
}
