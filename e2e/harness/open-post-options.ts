import type { Locator } from '@playwright/test';
import { expect } from './expect';

/** Opens the less common options of a post. Resolves to the element that contains them. */
export async function openPostOptions(form: Locator): Promise<Locator> {
  await form.getByRole('button', { name: 'More ways to post' }).click();
  await form.page().getByRole('menuitem', { name: 'Show options' }).click();
  const options = form.getByRole('group', { name: 'More options' });
  await expect(options).toBeVisible();
  return options;
}
