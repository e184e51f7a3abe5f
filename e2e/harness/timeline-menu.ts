import type { Locator, Page } from '@playwright/test';
import { expect } from './expect';

/** The name of the current timeline. */
export function timelineName(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

/** Opens the menu of the timeline's name. */
export async function openTimelineMenu(page: Page): Promise<Locator> {
  await timelineName(page).getByRole('button').click();
  const menu = page.getByRole('menu', { name: 'Switch timeline' });
  await expect(menu).not.toHaveAttribute('data-starting-style');
  await menu.evaluate((opened) => Promise.all(opened.getAnimations().map(({ finished }) => finished)));
  return menu;
}
