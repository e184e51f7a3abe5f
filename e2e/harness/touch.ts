import type { Locator, Page } from '@playwright/test';
import { boxOf } from './box-of';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Sends touches, a list of finger positions for each moment. */
export async function touch(page: Page, moments: readonly (readonly Point[])[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const [index, points] of moments.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove';
    await session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: points.map((point, id) => ({ ...point, id })),
    });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** The moments of a movement, as shares of its way. */
export const STEPS = [0, 0.25, 0.5, 0.75, 1];

/** Moves one finger from the middle of an element, once that stands still. */
export async function swipe(page: Page, over: Locator, by: Point): Promise<void> {
  await over.evaluate((found) =>
    Promise.all(found.getAnimations().map(async ({ finished }) => void (await finished))),
  );
  const { x, y } = await middleOf(over);
  await touch(
    page,
    STEPS.map((share) => [{ x: x + by.x * share, y: y + by.y * share }]),
  );
}

export async function middleOf(found: Locator): Promise<Point> {
  const box = await boxOf(found);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
