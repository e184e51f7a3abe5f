import type { Locator, Page } from '@playwright/test';
import { cards, cardWith } from './harness/cards';
import { expectAccessible, expectContrast, rememberChecked } from './harness/expect-accessible';
import { expectLandmarks } from './harness/expect-landmarks';
import { expectTree, screensWithTree } from './harness/expect-tree';
import { lostInForcedColours } from './harness/forced-colours';
import { newPosts } from './harness/new-posts';
import { walks } from './harness/screens';
import { inTheme, themesFor } from './harness/show-theme';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { unreachableControls } from './harness/unreachable-controls';

for (const [walk, { screens, asksInVain }] of walks.filter(({ only }) => only !== 'narrow').entries()) {
  const names = screens.map(({ name }) => name).join(', ');
  test(`${names}: it can be found around in, and the rules of accessibility are kept, dark and light, and Tab reaches all of it`, async ({
    page,
    allowConsole,
  }) => {
    // A walk is as long as several other tests.
    test.slow();
    if (asksInVain) allowConsole(/status of 404/);
    for (const [at, { name, open }] of screens.entries()) {
      await test.step(name, async () => {
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await open(page);
        await expectLandmarks(page);
        if (screensWithTree.has(name)) await expectTree(page, name);
        await expectAccessible(page);
        await expectNothing(() => lostInForcedColours(page), name);
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await expectContrast(page);
        for (const theme of themesFor(walk + at))
          await test.step(theme.id, () => inTheme(page, theme, () => expectContrast(page)));
        await rememberChecked(page);
        await expectNothing(() => unreachableControls(page), name);
      });
    }
  });
}

/** Repeats a check for a while: what still loads or moves may break a rule for a moment. */
async function expectNothing(check: () => Promise<string[]>, name: string): Promise<void> {
  await expect(async () => expect(await check(), name).toEqual([])).toPass({ timeout: 40_000 });
}

test('everything about a status can be done without a mouse', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'carol', text: 'Ice on the pond.' });
  await signIn(page, 'alice');
  const card = cardWith(page, 'Ice on the pond.');
  await expect(card).toBeVisible();

  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await tabTo(page, card);

  await page.keyboard.press('f');
  await expect(card.getByRole('button', { pressed: true })).toHaveAccessibleName(/Remove favourite/);

  await page.keyboard.press('r');
  const reply = page.getByRole('form', { name: 'Your reply to @carol' });
  await expect(textField(reply)).toBeFocused();
  await page.keyboard.type('Thin ');
  await expect(textField(reply)).toHaveValue(/Thin $/);
  await expect(textField(reply)).not.toHaveValue(/r\s*Thin/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Save draft' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(reply).toBeHidden();
  await expect(card).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Conversation' })).toBeVisible();
  await expect(cards(page)).toHaveCount(1);
});

test('a key shows what waits [2.2.041]', async ({ page, sandbox }) => {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('user');
  await sandbox.post({ as: 'carol', text: 'Swans, two of them.' });
  await expect(newPosts(page)).toHaveText('1 new');
  await page.keyboard.press('.');
  await expect(cards(page).first()).toContainText('Swans, two of them.');
  await expect(newPosts(page)).toBeHidden();
});

test('keys that act on a status are letters while somebody writes', async ({ page, sandbox }) => {
  await sandbox.post({ as: 'carol', text: 'Ice on the pond.' });
  await signIn(page, 'alice');
  const card = cardWith(page, 'Ice on the pond.');
  await card.focus();
  await page.keyboard.press('r');
  const field = textField(page.getByRole('form', { name: 'Your reply to @carol' }));
  await expect(field).toBeFocused();
  await field.fill('');
  await page.keyboard.type('far.');
  await expect(field).toHaveValue('far.');
  await expect(card.getByRole('button', { name: 'Favourite', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

/** Tabs to a card; the timeline's header has only a few controls before it. */
async function tabTo(page: Page, card: Locator): Promise<void> {
  for (let stops = 0; stops < 6; stops++) {
    await page.keyboard.press('Tab');
    if (await card.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(card).toBeFocused();
}
