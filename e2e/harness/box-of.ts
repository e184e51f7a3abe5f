import type { Locator } from '@playwright/test';
import { expect } from './expect';

type Box = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/**
 * Where an element is in the window, in pixels. Waits for one that is drawn again at this moment, such as a form
 * that moves to another column.
 */
export async function boxOf(element: Locator): Promise<Box> {
  let box = null as Box | null;
  await expect.poll(async () => (box = await element.boundingBox()), 'it is in view').not.toBeNull();
  if (box === null) throw new Error('It is not in view.');
  return box;
}

/** Where an element is once it is in the same place twice in a row: what comes above it moves it. */
export async function steadyBoxOf(element: Locator): Promise<Box> {
  let box = await boxOf(element);
  await expect
    .poll(
      async () => {
        const before = JSON.stringify(box);
        box = await boxOf(element);
        return JSON.stringify(box) === before;
      },
      { message: 'it stands still', intervals: [100] },
    )
    .toBe(true);
  return box;
}
