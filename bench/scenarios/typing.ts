import type { Measured, Speed } from '../figure';
import { percentile } from '../median';
import type { Scenario } from '../scenario';
import { openPage, type Stage } from '../stage';
import { openHomeToWrite } from './open-home-to-write';
import { typeWords } from './type-words';

const KEY_COUNT = 200;
const LONG_TEXT = 'Ice on the pond, and the heron waits for it to go. '.repeat(98).slice(0, 4750);

/** Measures the browser itself on this machine: the same keys in a field on an empty page. */
async function measureBare(stage: Stage, speed: Speed): Promise<number> {
  const { page, context } = await openPage(stage, 'visitor', speed);
  await page.setContent('<textarea style="width: 20rem; height: 6rem"></textarea>');
  await page.locator('textarea').click();
  const { keys } = await typeWords(page, KEY_COUNT);
  await context.close();
  return percentile(keys, 0.95);
}

async function measure(stage: Stage, speed: Speed): Promise<Measured> {
  const { page, context } = await openHomeToWrite(stage, speed);
  const short = await typeWords(page, KEY_COUNT);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(LONG_TEXT);
  const long = await typeWords(page, KEY_COUNT);
  await context.close();
  return {
    empty: percentile(short.keys, 0.95),
    long: percentile(long.keys, 0.95),
    bare: await measureBare(stage, speed),
  };
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
    { key: 'bare', label: 'a field alone in an empty page, to compare', unit: 'ms' },
  ],
  maxRounds: 3,
  speeds: ['full', 'quarter'],
  measure,
};
