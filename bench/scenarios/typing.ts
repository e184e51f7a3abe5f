import type { Measured, Speed } from '../figure';
import { percentile } from '../median';
import type { Scenario } from '../scenario';
import type { Stage } from '../stage';
import { measureBareField } from './bare-field';
import { openHomeToWrite } from './open-home-to-write';
import { typeWords } from './type-words';

const KEY_COUNT = 200;
const LONG_TEXT = 'Ice on the pond, and the heron waits for it to go. '.repeat(98).slice(0, 4750);

async function measure(stage: Stage, speed: Speed): Promise<Measured> {
  const { page, context } = await openHomeToWrite(stage, speed);
  const short = await typeWords(page, KEY_COUNT);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(LONG_TEXT);
  const long = await typeWords(page, KEY_COUNT);
  await context.close();
  const empty = percentile(short.keys, 0.95);
  const full = percentile(long.keys, 0.95);
  const bare = await measureBareField(stage, speed, KEY_COUNT);
  return { empty, long: full, bare, emptyRatio: empty / bare, longRatio: full / bare };
}

const budget = { full: 1.15, quarter: 1.2 };

export const typing: Scenario = {
  name: 'Typing',
  group: 'typing',
  about: 'Somebody writes a post in the sidebar of home, thirty keys a second.',
  figures: [
    { key: 'empty', label: 'key to paint, p95', unit: 'ms' },
    { key: 'long', label: 'the same in a text of 5,000 characters', unit: 'ms' },
    { key: 'bare', label: 'the same in a bare text field, in an empty page', unit: 'ms' },
    { key: 'emptyRatio', label: 'key to paint ÷ bare text field', unit: 'times', budget },
    { key: 'longRatio', label: 'in 5,000 characters ÷ bare text field', unit: 'times', budget },
  ],
  maxRounds: 8,
  speeds: ['full', 'quarter'],
  measure,
};
