import type { Locator } from '@playwright/test';
import { expect } from './expect';

/** Opens what is seldom wanted of a post. Resolves to the place where it stands. */
export async function openPostOptions(form: Locator): Promise<Locator> {
  await form.getByRole('button', { name: 'More ways' }).click();
  await form.page().getByRole('menuitem', { name: 'Time, language and more' }).click();
  const options = form.getByRole('group', { name: 'More options' });
  await expect(options).toBeVisible();
  return options;
}
