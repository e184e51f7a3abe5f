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
