import type { Page } from '@playwright/test';
import { cards, cardWith } from './harness/cards';
import { isNarrow } from './harness/is-narrow';
import { openComposer } from './harness/open-composer';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { narrowOnly } from './harness/widths';

/** Starts a post on the home timeline and leaves the form: on a phone that closes the sheet. */
async function beginsPost(page: Page, words: string): Promise<void> {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await textField(await openComposer(page)).fill(words);
  if (isNarrow(page)) await page.getByRole('dialog').getByRole('button', { name: 'Minimise' }).click();
}

async function postsWhatWasBegun(page: Page, words: string): Promise<void> {
  const form = await openComposer(page);
  await expect(textField(form)).toHaveValue(words);
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(cards(page).first()).toContainText(words);
}

test(
  'a login that ends at a favourite leaves what was begun, through signing in again to posting',
  narrowOnly,
  async ({ page, sandbox, allowConsole }) => {
    allowConsole(/status of 40[13]/);
    await sandbox.post({ as: 'carol', text: 'Worth a star.' });
    await beginsPost(page, 'Begun long before');
    await sandbox.expireTokens('alice');
    const star = cardWith(page, 'Worth a star.').getByRole('button', { name: /avourite/ });
    // By script: another request may have found the ended session already, with a dialog over the page.
    await star.dispatchEvent('click');
    await expect(page.getByRole('region', { name: 'Notices' })).toContainText('Your session has ended.');
    await expect(page).toHaveURL(/\/main\/friends$/);

    const login = page.getByRole('dialog', { name: 'Log in again' });
    await login.getByLabel('Password', { exact: true }).fill('alice');
    await login.getByRole('button', { name: 'Log in' }).click();
    await expect(login).toBeHidden();
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await star.click();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await postsWhatWasBegun(page, 'Begun long before');
  },
);
