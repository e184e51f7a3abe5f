import type { Locator, Page } from '@playwright/test';
import { textField } from './text-field';

/** Saves the text of a form as a draft, which empties the form. */
export async function saveDraft(form: Locator, words: string): Promise<void> {
  await textField(form).fill(words);
  await form.getByRole('button', { name: 'More ways to post' }).click();
  // By key: Playwright would scroll the page to click in a menu that is still moving.
  await form.page().getByRole('menuitem', { name: 'Save draft' }).press('Enter');
}

/** Opens the drafts page by its address. */
export async function openDrafts(page: Page): Promise<void> {
  await page.goto('/drafts');
  await page.getByRole('heading', { name: 'Drafts', level: 1 }).waitFor();
}
