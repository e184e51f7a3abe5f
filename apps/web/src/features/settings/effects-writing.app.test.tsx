import type { Page } from '../../testing/page/locator';
import { cards, cardWith, textField } from '../../testing/page/parts';
import { changeSettings, choose, click, fill } from '../../testing/page/settings';
import { openComposer } from '../../testing/page/writing';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

async function openHome(page: Page): Promise<void> {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
}

/** Runs a check at once, and again after a reload. */
async function nowAndLater(page: Page, look: () => Promise<void>): Promise<void> {
  await look();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await look();
}

test('what a form begins with and offers is as chosen at once, in one that stands open too, and after a reload', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({
    as: 'carol',
    text: 'The ferry leaves.',
    visibility: 'unlisted',
    spoilerText: 'ferries',
  });
  await openHome(page);
  const card = cardWith(page, 'ferries');
  const form = card.getByRole('form', { name: 'Your reply to @carol' });
  const subject = form.getByRole('textbox', { name: 'Content warning (optional)' });
  const scopes = form.getByRole('radiogroup', { name: 'Who can see it' }).getByRole('radio');
  const note = form.getByText('Everybody can see it, but', { exact: false });
  await card.getByRole('button', { name: /^Reply/ }).click();
  await expect(subject).toHaveValue('re: ferries');
  await expect(scopes).toHaveCount(5);
  await expect(scopes.nth(1)).toBeChecked();
  await expect(note).toBeVisible();
  await expect(form.getByRole('combobox', { name: 'Post format' })).toHaveValue('text/plain');
  await expect(form.getByRole('checkbox', { name: 'Mark media as sensitive' })).toHaveCount(0);

  const changes = [
    { row: 'Offer only the scopes you use', change: click },
    { row: 'Hide the explanation of the scope', change: click },
    { row: 'Content warning in replies', change: choose('noop') },
    { row: 'Post format', change: choose('text/markdown') },
    { row: 'Mark media as sensitive by default', change: click },
  ];
  await changeSettings(page, 'Composing', changes);
  await nowAndLater(page, async () => {
    // A form that was left open opens by itself.
    await expect(form).toBeVisible();
    await expect(subject).toHaveValue('');
    await expect(scopes).toHaveCount(3);
    await expect(scopes.nth(1)).toBeChecked();
    await expect(note).toBeHidden();
    await expect(form.getByRole('combobox', { name: 'Post format' })).toHaveValue('text/markdown');
    await expect(form.getByRole('checkbox', { name: 'Mark media as sensitive' })).toBeChecked();
  });
  await changeSettings(page, 'Composing', [
    { row: 'Reply with the post’s scope', change: click },
    { row: 'Always show the content warning field', change: click },
  ]);
  await nowAndLater(page, async () => {
    // A form that was left open opens by itself.
    await expect(form).toBeVisible();
    await expect(subject).toBeHidden();
    await expect(scopes.first()).toBeChecked();
  });
});

test('emoji come without spaces and the first suggestion is reached by itself, as chosen, after a reload too', async ({
  page,
}) => {
  await openHome(page);
  await changeSettings(page, 'Composing', [
    { row: 'Put spaces around emoji from the picker', change: click },
    { row: 'Select the first suggestion automatically', change: click },
  ]);
  await nowAndLater(page, async () => {
    const field = textField(await openComposer(page));
    await expect(field).toHaveAttribute('aria-autocomplete', 'list');
    await field.fill('');
    await field.pressSequentially(':honeyb');
    const first = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first();
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('🐝');
  });
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
    { row: 'When you close a form with text', change: choose('discard') },
    { row: 'Time to cancel a post, in seconds', change: fill('60') },
  ]);
  await nowAndLater(page, async () => {
    await closes();
    await isKept('@bob ');
    const form = await openComposer(page);
    await textField(form).fill('In a moment');
    await form.getByRole('button', { name: 'Post', exact: true }).click();
    const waiting = page.getByRole('region', { name: 'Posts being sent' });
    await expect(waiting).toContainText(/Sending in \d+ seconds/);
    await waiting.getByRole('button', { name: 'Cancel and edit' }).click();
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
