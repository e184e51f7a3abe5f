import type { Page } from '@playwright/test';
import { cards, cardWith } from './harness/cards';
import { changeSettings, choose, click, fill } from './harness/change-settings';
import { openComposer } from './harness/open-composer';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';

async function openHome(page: Page): Promise<void> {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
}

/** Looks at once, and again when the page has come anew. */
async function nowAndLater(page: Page, look: () => Promise<void>): Promise<void> {
  await look();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await look();
}

test('emoji come without spaces and the first suggestion is reached by itself, as chosen, after a reload too', async ({
  page,
}) => {
  await openHome(page);
  await changeSettings(page, 'Composing', [
    { row: 'Put spaces around an emoji from the picker', change: click },
    { row: 'Choose the first suggestion by itself', change: click },
  ]);
  await nowAndLater(page, async () => {
    const field = textField(await openComposer(page));
    await field.fill('');
    await field.pressSequentially('Tea:');
    await field.fill('');
    await field.pressSequentially(':honeyb');
    const first = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('🐝');
  });
});

test('the button for a new post makes way, and is there at every width, as chosen, after a reload too', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: 'New post', exact: true });
  const wide = page.viewportSize() ?? { width: 1440, height: 900 };
  await openHome(page);
  await expect(button).toBeHidden();
  await changeSettings(page, 'Composing', [
    { row: 'Hide the button for a new post while scrolling', change: click },
  ]);
  await page.setViewportSize({ width: 390, height: 844 });
  const scrollTo = (top: number) =>
    page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
  await nowAndLater(page, async () => {
    await scrollTo(0);
    await expect(button).toBeVisible();
    await scrollTo(600);
    await expect(button).toBeHidden();
  });
  await page.setViewportSize(wide);
  await changeSettings(page, 'Composing', [{ row: 'Always show the button for a new post', change: click }]);
  await nowAndLater(page, () => expect(button).toBeVisible());
});

test('what is written waits before it goes, and is thrown away or kept when a form is closed, as chosen, after a reload too', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'bob', text: 'Anybody for tea?' });
  await openHome(page);
  const card = cardWith(page, 'Anybody for tea?');
  const closes = async () => {
    await card.getByRole('button', { name: /^Reply/ }).click();
    await expect(textField(card)).toBeFocused();
    await textField(card).fill('@bob with milk');
    await page.keyboard.press('Escape');
    await expect(textField(card)).toBeHidden();
  };
  const isKept = async (words: string) => {
    await card.getByRole('button', { name: /^Reply/ }).click();
    await expect(textField(card)).toHaveValue(words);
    await page.keyboard.press('Escape');
    await expect(textField(card)).toBeHidden();
  };
  await changeSettings(page, 'Composing', [
    { row: 'When a form with text is closed', change: choose('discard') },
    { row: 'Seconds to take a post back', change: fill('60') },
  ]);
  await nowAndLater(page, async () => {
    await closes();
    await isKept('@bob ');
    const form = await openComposer(page);
    await textField(form).fill('In a moment');
    await form.getByRole('button', { name: 'Post', exact: true }).click();
    const waiting = page.getByRole('region', { name: 'On its way' });
    await expect(waiting).toContainText(/Goes out in \d+ seconds/);
    await waiting.getByRole('button', { name: 'Take back' }).click();
    const dialog = page.getByRole('dialog', { name: 'New post' });
    await textField(dialog).fill('');
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(dialog).toBeHidden();
  });
  await changeSettings(page, 'Composing', [{ row: 'Save drafts while writing', change: click }]);
  await nowAndLater(page, async () => {
    await closes();
    await isKept('@bob with milk');
  });
});
