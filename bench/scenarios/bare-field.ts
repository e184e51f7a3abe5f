import type { Speed } from '../figure';
import { percentile } from '../median';
import { openPage, type Stage } from '../stage';
import { typeWords } from './type-words';

/**
 * Milliseconds from key to paint, p95, of the browser itself on this machine: the same keys in a text field alone in an
 * empty page.
 */
export async function measureBareField(stage: Stage, speed: Speed, keys: number): Promise<number> {
  const { page, context } = await openPage(stage, 'visitor', speed);
  await page.setContent('<textarea style="width: 20rem; height: 6rem"></textarea>');
  await page.locator('textarea').click();
  const notes = await typeWords(page, keys);
  await context.close();
  return percentile(notes.keys, 0.95);
}
