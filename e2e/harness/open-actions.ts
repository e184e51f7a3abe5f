import type { Locator } from '@playwright/test';

/** Opens the menu of a card and returns it. */
export async function openActions(card: Locator): Promise<Locator> {
  await card.getByRole('button', { name: 'More actions' }).click();
  return card.page().getByRole('menu', { name: 'More actions' });
}
