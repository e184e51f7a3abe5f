import type { Page } from '@playwright/test';
import { expect } from './expect';

/** Scrolls down, half a window at a time, until the condition is true. */
export async function scrollUntil(page: Page, condition: () => Promise<boolean>): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await page.mouse.move(width / 2, height / 2);
  await expect
    .poll(
      async () => {
        if (await condition()) return true;
        await page.mouse.wheel(0, height / 2);
        // Wait until the page has drawn the rows.
        await waitForScrollEnd(page, 3);
        return false;
      },
      { intervals: [50], timeout: 60_000 },
    )
    .toBe(true);
  await waitForScrollEnd(page, 10);
}

/** Waits until the page stands still for this many frames: wheel scrolling is smooth. */
export async function waitForScrollEnd(page: Page, frames: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    let still = 0;
    for (let last = scrollY; still < wanted; last = scrollY) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      still = scrollY === last ? still + 1 : 0;
    }
  }, frames);
}
