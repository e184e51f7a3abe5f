import type { Locator } from '@playwright/test';

/** The text field of a post, a reply or a quote. */
export function textField(form: Locator): Locator {
  return form.getByRole('textbox', { name: /^(What’s on your mind\?|Write your reply|Write a comment)$/ });
}
