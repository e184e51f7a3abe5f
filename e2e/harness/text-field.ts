import type { Locator } from '@playwright/test';

/** The field in which the text of a post or reply is written. */
export function textField(form: Locator): Locator {
  return form.getByRole('textbox', { name: /^(What is on your mind\?|Write your reply)$/ });
}
