import { onTestFinished } from 'vitest';
import type { Page } from '../../testing/page/locator';
import { endLogin, signIn } from '../../testing/page/sign-in';
import { cards } from '../../testing/page/parts';
import { expect, test } from '../../testing/page/test';
import { keepTrialsOpen } from '../../testing/page/trial';

test('what is changed is said, kept, listed, and can be taken back [1.9.008, 3.9.001]', async ({ page }) => {
  await openSettings(page, 'general');
  const gifs = page.getByRole('switch', { name: 'Pause animated pictures' });
  const marked = page.getByRole('switch', { name: 'Hide media marked as sensitive' });
  await gifs.click();
  const saved = page.getByText('Settings saved');
  await expect(saved).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(gifs).toBeChecked();
  await gifs.click();
  await marked.click();
  await page.keyboard.press('Control+z');
  await expect(marked).toBeChecked();
  await expect(gifs).not.toBeChecked();
  await expect(saved).toBeHidden();
  await page.reload();
  await expect(gifs).not.toBeChecked();
  await settings(page)
    .getByRole('link', { name: /^Changed by you/ })
    .click();
  await expect(settings(page).getByRole('switch')).toHaveCount(2);
  await settings(page).getByRole('button', { name: 'Reset all' }).click();
  const question = page.getByRole('alertdialog', { name: 'Reset 1 setting?' });
  await expect(question).toContainText('muted words and keys');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(settings(page).getByRole('switch')).toHaveCount(2);
  await settings(page).getByRole('button', { name: 'Reset all' }).click();
  await question.getByRole('button', { name: 'Reset all' }).click();
  await expect(page.getByText('No settings changed yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Reset to default (on): Pause animated pictures' }).click();
  await expect(page.getByText('No settings changed yet')).toBeVisible();
  await expect.poll(() => stored(page)).toEqual({});
});

test('by the keyboard one stays where one was: a setting that was reset or pinned, and the next of a list', async ({
  page,
}) => {
  await signIn(page, 'alice', '/settings?tab=general');
  const gifs = page.getByRole('switch', { name: 'Pause animated pictures' });
  await gifs.press('Space');
  const reset = page.getByRole('button', {
    name: 'Reset to default (on): Pause animated pictures',
  });
  await reset.press('Enter');
  await expect(gifs).toBeChecked();
  await expect(gifs).toBeFocused();
  await page.getByRole('switch', { name: 'Expert settings' }).press('Space');
  const pin = page.getByRole('button', { name: 'Only on this device: Pause animated pictures' });
  await pin.press('Enter');
  await expect(gifs).toBeFocused();
  await pin.press('Enter');
  await expect(gifs).toBeFocused();

  const marked = page.getByRole('switch', { name: 'Hide media marked as sensitive' });
  await gifs.press('Space');
  await marked.press('Space');
  await settings(page)
    .getByRole('link', { name: /^Changed by you/ })
    .press('Enter');
  await reset.press('Enter');
  await expect(gifs).toBeHidden();
  await expect(settings(page).getByRole('listitem').first().locator(':focus')).toBeVisible();
});

test('on a phone the last change can be taken back as long as there is one, and nothing lies over the settings', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'alice', '/settings?tab=general');
  const general = page.getByRole('dialog', { name: 'General' });
  const gifs = general.getByRole('switch', { name: 'Pause animated pictures' });
  const undo = general.getByRole('button', { name: 'Undo' });
  await expect(undo).toHaveCount(0);
  await gifs.click();
  await expect(page.getByText('Settings saved')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Notices' }).getByRole('listitem')).toHaveCount(0);
  await expect(page.getByText('Settings saved')).toBeHidden();
  await undo.click();
  await expect(gifs).toBeChecked();
  await expect(undo).toHaveCount(0);
  await expect(general).toContainText('Changes are saved automatically.');
});

test('visitors are shown what is theirs to choose: no profile, and no choice of an account in a search [3.2.030]', async ({
  page,
}) => {
  await page.goto('/settings?tab=profile');
  await expect(settings(page).getByRole('link', { name: 'General' })).toHaveAttribute('aria-current', 'page');
  await expect(settings(page).getByRole('link', { name: 'Profile' })).toHaveCount(0);
  await page.goto('/settings?at=locked');
  await expect(settings(page).getByRole('link', { name: 'General' })).toHaveAttribute('aria-current', 'page');
  // This setting is in the profile tab, which only members have.
  await page.goto('/settings?query=followers%20manually');
  await expect(
    settings(page)
      .getByRole('heading', { name: /^Notifications: / })
      .first(),
  ).toBeVisible();
  await expect(settings(page).getByRole('heading', { name: /^Profile: / })).toHaveCount(0);
});

test('who is not of the staff finds no badge of staff', async ({ page }) => {
  await signIn(page, 'carol', '/settings?query=staff%20badge');
  await expect(page.getByText('No settings found')).toBeVisible();
});

test('with a login that has ended filters and muted people are said to wait for the next one, and come with it', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 40[013]/);
  await signIn(page, 'alice', '/drafts');
  await endLogin(page);
  await page.goto('/settings?tab=filtering');
  const again = page.getByRole('dialog', { name: 'Log in again' });
  await expect(settings(page).getByText('Your session has ended', { exact: true })).toBeVisible();
  await expect(settings(page)).toContainText('Log in again to see and edit your server filters');
  await again.getByLabel('Password', { exact: true }).fill('alice');
  await again.getByRole('button', { name: 'Log in' }).click();
  await expect(again).toBeHidden();
  await expect(settings(page).getByText('Your session has ended', { exact: true })).toBeHidden();
  await expect(settings(page).getByRole('button', { name: 'New filter' })).toBeVisible();
});

test('what the server configures is shown as such, and followed again after a choice', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({ frontendConfiguration: { subjectLineBehavior: 'noop' } });
  await openSettings(page, 'composing');
  const subject = page.getByLabel('Content warning in replies', { exact: true });
  await expect(subject).toHaveValue('noop');
  await expect(page.getByText('Set by this server')).toHaveCount(1);
  await subject.selectOption('masto');
  await page.reload();
  await expect(subject).toHaveValue('masto');
  await page.getByRole('button', { name: 'Use server default (None): Content warning in replies' }).click();
  await expect(subject).toHaveValue('noop');
});

test('a number that cannot be says what can, and changes nothing', async ({ page }) => {
  await openSettings(page, 'appearance');
  const size = page.getByLabel('Text size', { exact: true });
  await size.fill('400');
  await expect(page.getByRole('alert')).toHaveText('Enter a number from 8 to 40.');
  await expect(size).toHaveAccessibleDescription('Enter a number from 8 to 40.');
  expect(await stored(page)).toEqual({});
  await page.reload();
  await expect(size).toHaveValue('14');
  await size.fill('16');
  await expect.poll(() => stored(page)).toEqual({ textSize: '16px' });
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('there is a tab for each thing that can be set; second factors are under security [3.2.029]', async ({
  page,
}) => {
  await openSettings(page, 'security');
  const tabs = page.getByRole('navigation', { name: 'Settings sections' }).getByRole('link');
  await expect(tabs).toHaveText([
    'General',
    'Appearance',
    'Composing',
    'Notifications',
    'Mutes and blocks',
    'Profile',
    'Security',
    'Theme',
    'Style editor',
    'Navigation',
    'Data',
    'Changed by you',
  ]);
  await expect(page.getByRole('region', { name: 'Two-factor authentication' })).toBeVisible();
});

test('a search looks through all tabs, and stands in the address', async ({ page }) => {
  await openSettings(page, 'general');
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('column third');
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Appearance: Columns']);
  await expect(page.getByLabel('Third column', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('column third');
  await page.getByRole('searchbox').fill('no such thing');
  await expect(page.getByText('No settings found')).toBeVisible();
  await page.getByRole('button', { name: 'Show all settings' }).click();
  await expect(settings(page).getByRole('heading', { level: 2 }).nth(1)).toHaveText('Timelines');
});

test('fonts that cannot be listed are told of, and one can be named all the same [1.8.017, 3.8.015]', async ({
  page,
}) => {
  await signIn(page, 'alice', '/settings?tab=appearance');
  await page.getByRole('button', { name: 'Show fonts of this device' }).first().click();
  await expect(page.getByText('Couldn’t list the fonts of this device.')).toBeVisible();
  const font = page.getByLabel('Interface font', { exact: true });
  await font.fill('Bad; name');
  await expect(font).toHaveAccessibleDescription(/letters, digits/);
  expect(rootStyle('--font')).toBe('');
  await font.fill('Linnet Sans');
  await font.press('Enter');
  await expect.poll(() => rootStyle('--font')).toBe('"Linnet Sans", sans-serif');
});

test('an address leads to a setting, over home; closed, home is there', async ({ page }) => {
  await signIn(page, 'alice', '/settings?tab=composing&at=postContentType');
  const format = settings(page).getByLabel('Post format', { exact: true });
  await expect(format).toBeFocused();
  await page.reload();
  await expect(format).toBeFocused();
  await settings(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page).toHaveURL(/\/main\/friends$/);
  await expect(cards(page).first()).toBeVisible();
});

test('with a login that has ended the profile says so, and leads to the way in', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 40[013]/);
  await signIn(page, 'alice', '/drafts');
  await endLogin(page);
  await page.goto('/settings?tab=profile');
  const again = page.getByRole('dialog', { name: 'Log in again' });
  await expect(again.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(settings(page).getByText('Your session has ended', { exact: true })).toBeVisible();
  await expect(settings(page).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', /\/login$/);
});

test('what could make the page unusable stays only when it is confirmed; one at a time [1.4.020, 1.8.020, 3.9.001]', async ({
  page,
}) => {
  onTestFinished(keepTrialsOpen());
  await openSettings(page, 'appearance');
  const size = page.getByLabel('Text size', { exact: true });
  const textSize = () => rootStyle('--textSize');
  const question = page.getByRole('region', { name: 'Keep this change?' });
  await size.fill('20');
  await expect.poll(textSize).toBe('20px');
  await expect(question).toContainText(/Undone in \d+ seconds/);
  await page.getByRole('switch', { name: 'Expert settings' }).click();
  const width = page.getByLabel('Sidebar width', { exact: true });
  await width.fill('30');
  await expect(page.getByText('First keep or undo the last change.')).toBeVisible();
  await expect(width).toHaveValue('25');
  await question.getByRole('button', { name: 'Undo change' }).click();
  await expect.poll(textSize).toBe('');
  await expect(size).toHaveValue('14');
  await size.fill('18');
  await expect.poll(textSize).toBe('18px');
  await page.reload();
  await expect(size).toHaveValue('14');
  await expect.poll(textSize).toBe('');
  await size.fill('16');
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect(question).toBeHidden();
  await page.reload();
  await expect(size).toHaveValue('16');
  await expect.poll(textSize).toBe('16px');
});

/** What the settings have set on the whole page. */
const rootStyle = (name: string) => document.documentElement.style.getPropertyValue(name);

/** The settings dialog. */
const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });

async function openSettings(page: Page, tab: string): Promise<void> {
  await signIn(page, 'alice', `/settings?tab=${tab}`);
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible();
}

/** The stored settings, without the version that was used last. */
function stored(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const { updateCounter: _, ...chosen } = JSON.parse(localStorage.getItem('linnet-settings') ?? '{}');
    return chosen;
  });
}
