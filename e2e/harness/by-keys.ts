import type { Locator, Page } from '@playwright/test';
import { expect } from './expect';

/** How often the focus is moved on before an element counts as out of the keyboard's reach. */
const MAX_STEPS = 150;

/** Moves the focus to an element with the Tab key alone: forwards, or backwards where it stands before the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

/** Presses an element that the keyboard reaches. */
export async function pressByKeys(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Types into a field that the keyboard reaches. */
export async function typeInto(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}
