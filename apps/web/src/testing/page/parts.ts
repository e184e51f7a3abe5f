import { expect } from './test';
import type { Locator, Page } from './locator';

/** All cards of the screen, from top to bottom. */
export function cards(page: Page): Locator {
  return page.getByRole('main').getByRole('article');
}

/** The card that keyboard shortcuts act on: the focused one. */
export function selectedCard(page: Page): Locator {
  return page.getByRole('main').locator('article:focus');
}

/** The card that shows this text. */
export function cardWith(page: Page, text: string): Locator {
  return cards(page).filter({ hasText: text });
}

/** The ids of the statuses that are drawn, from top to bottom. */
export function shownIds(page: Page): Promise<string[]> {
  return page
    .locator('[data-status]')
    .evaluateAll((drawn) => drawn.map((card) => card.getAttribute('data-status') ?? ''));
}

/** The text field of a post, a reply or a quote. */
export function textField(form: Locator): Locator {
  return form.getByRole('textbox', { name: /^(What’s on your mind\?|Write your reply|Write a comment)$/ });
}

/** The button over a timeline with the number of new posts. */
export function newPosts(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: /^[\d∞]+ new$/ });
}

/** Opens the menu of a card and returns it. */
export async function openActions(card: Locator): Promise<Locator> {
  await card.getByRole('button', { name: 'More actions' }).click();
  return card.page().getByRole('menu', { name: 'More actions' });
}

/** The name of the current timeline. */
export function timelineName(page: Page): Locator {
  return page.getByRole('main').getByRole('heading', { level: 1 });
}

/** Opens the menu of the timeline's name. */
export async function openTimelineMenu(page: Page): Promise<Locator> {
  await timelineName(page).getByRole('button').click();
  const menu = page.getByRole('menu', { name: 'Switch timeline' });
  await expect(menu).toBeVisible();
  return menu;
}

/** Opens the emoji picker for reactions to a status, and waits until the emoji are shown. */
export async function openPicker(page: Page, card: Locator): Promise<Locator> {
  await card.getByRole('button', { name: 'React with an emoji' }).click();
  const picker = page.getByRole('dialog', { name: 'React with an emoji' });
  await expect(picker.getByRole('grid')).toBeVisible();
  return picker;
}

/** The card at the top of the open profile. */
export function profileCard(page: Page): Locator {
  return page.getByRole('main').locator('[data-profile-card]');
}

export function profileTabs(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Profile sections' });
}

/** An account's media, as square tiles. */
export function mediaTiles(page: Page): Locator {
  return page.getByRole('main').locator('[data-tile]');
}

/** The popover with a person's card. */
export function personPopover(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Profile card' });
}

/** Resolves once names and avatars open popovers; before that they are links to the profile. */
export async function waitForPersonPopovers(page: Page): Promise<void> {
  await expect(page.locator('html[data-avatars-clickable]')).toBeAttached();
}
