import type { Locator, Page } from '@playwright/test';
import { boxOf } from './box-of';
import { expect } from './expect';

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

/** Does something on a page of a touch screen while nothing is pressed with a finger there. */
export async function withoutTouch(page: Page, work: () => Promise<void>): Promise<void> {
  const isTouched = () => page.evaluate(() => matchMedia('(pointer: coarse)').matches);
  expect(await isTouched()).toBe(true);
  // The session stays: its end would also end the touch screen.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: false });
  expect(await isTouched()).toBe(false);
  await work();
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
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
