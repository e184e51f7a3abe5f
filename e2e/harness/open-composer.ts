import type { Locator, Page } from '@playwright/test';
import { expect } from './expect';
import { isNarrow } from './is-narrow';

/** Opens the form of a new post: in the sidebar, or over a narrow page. Resolves to the form. */
export async function openComposer(page: Page): Promise<Locator> {
  if (isNarrow(page)) await page.getByRole('button', { name: 'New post' }).click();
  const form = page.getByRole('form', { name: 'New post' });
  await form.getByRole('textbox', { name: 'What’s on your mind?' }).focus();
  // Until somebody comes near it, it only looks like the form.
  await expect(form).not.toHaveAttribute('data-resting');
  return form;
}
