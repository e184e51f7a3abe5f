import type { Measured, Speed } from '../figure';
import { percentile } from '../median';
import type { Scenario } from '../scenario';
import type { Stage } from '../stage';
import { openHomeToWrite } from './open-home-to-write';
import { typeWords } from './type-words';

const KEYS = 200;
const LONG_TEXT = 'Ice on the pond, and the heron waits for it to go. '.repeat(98).slice(0, 4750);

async function measure(stage: Stage, speed: Speed): Promise<Measured> {
  const { page, context } = await openHomeToWrite(stage, speed);
  const short = await typeWords(page, KEYS);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(LONG_TEXT);
  const long = await typeWords(page, KEYS);
  await context.close();
  return { empty: percentile(short.keys, 0.95), long: percentile(long.keys, 0.95) };
}

export const typing: Scenario = {
  name: 'Typing',
  about: 'Somebody writes a post in the sidebar of home, thirty keys a second.',
  figures: [
    { key: 'empty', label: 'key to paint, p95', unit: 'ms', budget: { full: 16, quarter: 26 } },
    {
      key: 'long',
      label: 'the same in a text of 5,000 characters',
      unit: 'ms',
      budget: { full: 16, quarter: 26 },
    },
  ],
  mostRounds: 3,
  speeds: ['full', 'quarter'],
  measure,
};
