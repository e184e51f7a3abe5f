import { expectAccessible } from '../../testing/page/accessible';
import type { Page } from '../../testing/page/locator';
import { cardWith, cards, selectedCard, textField } from '../../testing/page/parts';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';
import { openComposer } from '../../testing/page/writing';

const bar = (page: Page) => page.getByRole('dialog', { name: 'Command bar' });
const field = (page: Page) => bar(page).getByRole('combobox');
const option = (page: Page, name: string | RegExp) => bar(page).getByRole('option', { name });

async function openHome(page: Page): Promise<void> {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
}

async function openBar(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

async function choose(page: Page, typed: string, name: string | RegExp): Promise<void> {
  await openBar(page);
  await field(page).fill(typed);
  await expect(option(page, name).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
}

test('it opens while somebody writes, and the focus goes back to what is written', async ({ page }) => {
  await openHome(page);
  const form = await openComposer(page);
  await textField(form).fill('Half a thought');
  await openBar(page);
  await page.keyboard.type('nothing of the kind');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
  await expect(textField(form)).toBeFocused();
  await expect(textField(form)).toHaveValue('Half a thought');
  await openBar(page);
  await page.keyboard.press('Control+k');
  await expect(bar(page)).toBeHidden();
  await expect(textField(form)).toBeFocused();
});

test('a press in it leaves the form below it open, which lies over a narrow page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHome(page);
  const form = await openComposer(page);
  await textField(form).fill('Half a thought');
  await openBar(page);
  await field(page).fill('quoted lines');
  await option(page, /^Colour quoted lines/).click();
  await expect(option(page, /^Colour quoted lines/)).toContainText('on');
  await page.keyboard.press('Escape');
  await expect(textField(form)).toHaveValue('Half a thought');
  await expect(textField(form)).toBeFocused();
});

test('screens, lists and what was chosen lately', async ({ page }) => {
  await openHome(page);
  await choose(page, 'known', 'Known network');
  await expect(page).toHaveURL(/\/main\/all$/);
  await choose(page, 'bird', 'Birds');
  await expect(page).toHaveURL(/\/lists\/\d+$/);
  await choose(page, 'walks', 'Walks');
  await expect(page).toHaveURL(/\/bookmarks\/\w+$/);
  await choose(page, 'muted and bl', 'Muted and blocked');
  await expect(page).toHaveURL(/\/kept-away$/);
  await openBar(page);
  const lately = bar(page).getByRole('group', { name: 'Recent' }).getByRole('option');
  await expect(lately).toHaveText([/^Muted and blocked/, /^Walks/, /^Birds/, /^Known network/]);
  await expectAccessible(page, 'dialog');
  for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/main\/all$/);
});

test('a setting is switched over where it is found, and opened with Shift', async ({ page }) => {
  await openHome(page);
  await openBar(page);
  await field(page).fill('let headers scroll');
  const found = option(page, /^Let headers scroll away/);
  await expect(found).toContainText('off');
  await page.keyboard.press('Enter');
  await expect(found).toContainText('on');
  await page.keyboard.press('Shift+Enter');
  await expect(bar(page)).toBeHidden();
  const control = page.getByRole('switch', { name: 'Let headers scroll away' });
  await expect(control).toBeFocused();
  await expect(control).toBeChecked();
});

test('people whom the page knows, those whom only the server knows, and hashtags', async ({
  page,
  sandbox,
}) => {
  await openHome(page);
  await openBar(page);
  await field(page).fill('@ca');
  await expect(bar(page).getByRole('group', { name: 'People' }).getByRole('option').first()).toContainText(
    '@ca',
  );
  const asked = async () =>
    (await sandbox.log()).filter(({ path }) => path.startsWith('/api/v1/accounts/search')).length;
  await expect.poll(asked).toBe(1);
  await field(page).fill('#frost');
  await expect(option(page, /#frost/).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/tag\/frost$/);
  await choose(page, 'quixotic swans', /^Search for/);
  await expect(page).toHaveURL(/\/search\?query=quixotic\+swans$/);
});

test('says that the server could not be asked for people', async ({ page, sandbox, allowConsole }) => {
  allowConsole(/503/);
  await openHome(page);
  await sandbox.fail({ path: '^/api/v1/accounts/search', status: 503, times: 9 });
  await openBar(page);
  await field(page).fill('somebody');
  await expect(bar(page)).toContainText('Couldn’t search the server for people.');
});

test('does with the selected post what can be done with it', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'carol', text: 'Ice on the pond.' });
  await openHome(page);
  const card = cardWith(page, 'Ice on the pond.');
  await card.focus();
  await openBar(page);
  await expect(bar(page).getByRole('group', { name: /^This post by/ })).toBeVisible();
  await field(page).fill('favourite');
  await expect(option(page, /^Favourite/).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: /Remove favourite/ })).toBeVisible();
  await expect(selectedCard(page)).toContainText('Ice on the pond.');
  await choose(page, 'reply', /^Reply/);
  const reply = page.getByRole('form', { name: 'Your reply to @carol' });
  await expect(textField(reply)).toBeFocused();
});

test('visitors are led to what is for everybody', async ({ page }) => {
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  await openBar(page);
  await expect(option(page, 'Known network')).toBeVisible();
  await expect(option(page, 'Home')).toHaveCount(0);
  await expect(option(page, /^New post/)).toHaveCount(0);
  await field(page).fill('log in');
  await expect(option(page, /^Log in/).first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/login$/);
});
