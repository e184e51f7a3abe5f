import type { Locator } from '@playwright/test';

/** The position of an element's top edge in the window, in pixels. */
export function topOf(element: Locator): Promise<number> {
  return element.evaluate((found) => found.getBoundingClientRect().top);
}
