import type { Locator, Page } from '@playwright/test';
import { textField } from './text-field';

/** Puts what is in a form away as a draft, and leaves the form empty. */
export async function saveDraft(form: Locator, words: string): Promise<void> {
  await textField(form).fill(words);
  await form.getByRole('button', { name: 'More ways' }).click();
  // By key: for a click into a menu that is still coming to its place the test's hand would scroll the page.
  await form.page().getByRole('menuitem', { name: 'Save as a draft' }).press('Enter');
}

/** The row of a draft on the page of drafts. */
export function draftRow(page: Page, words: string): Locator {
  return page.getByRole('main').getByRole('listitem', { name: words });
}

/** Goes to the drafts by the address. */
export async function openDrafts(page: Page): Promise<void> {
  await page.goto('/drafts');
  await page.getByRole('heading', { name: 'Drafts', level: 1 }).waitFor();
}
