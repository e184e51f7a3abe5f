import type { Locator } from '@playwright/test';

/** The field in which the text of a post, a reply or a quote is written. */
export function textField(form: Locator): Locator {
  return form.getByRole('textbox', { name: /^(What is on your mind\?|Write your reply|Write about it)$/ });
}
