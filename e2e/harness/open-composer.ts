import type { Locator, Page } from '@playwright/test';
import { isNarrow } from './is-narrow';

/** Opens the form of a new post: in the sidebar, or over a narrow page. Resolves to the form. */
export async function openComposer(page: Page): Promise<Locator> {
  if (isNarrow(page)) await page.getByRole('button', { name: 'New post' }).click();
  const form = page.getByRole('form', { name: 'New post' });
  await form.getByRole('textbox', { name: 'What’s on your mind?' }).focus();
  return form;
}
