import type { Locator } from '@playwright/test';

/** Where the upper edge of an element is in the window, in pixels. */
export function topOf(element: Locator): Promise<number> {
  return element.evaluate((found) => found.getBoundingClientRect().top);
}
