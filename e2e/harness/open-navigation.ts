import type { Locator, Page } from '@playwright/test';
import { isNarrow } from './is-narrow';

/** Opens the complete navigation: the drawer on a phone, otherwise the panel with its last section expanded. */
export async function openNavigation(page: Page): Promise<Locator> {
  if (isNarrow(page)) await page.getByRole('button', { name: 'Menu' }).click();
  const navigation = page.getByRole('navigation', { name: 'Main' });
  await navigation.getByRole('link', { name: 'Known network' }).waitFor();
  const more = navigation.getByRole('button', { name: 'More', exact: true, expanded: false });
  if (await more.isVisible()) await more.click();
  return navigation;
}
