import { BenchError } from '../bench-error';
import type { Measured, Speed } from '../figure';
import { openThread, type ThreadNotes } from '../probes/open-thread';
import type { Scenario } from '../scenario';
import { openPage, type Stage } from '../stage';

/** Opens a conversation from the timeline. */
async function open(stage: Stage, id: string, speed: Speed): Promise<ThreadNotes> {
  const { page, context } = await openPage(stage, 'alice', speed);
  await page.goto(`${stage.url}/main/friends`);
  await page.locator(`main a[href$="/notice/${id}"]`).first().waitFor();
  await page.waitForLoadState('networkidle');
  const notes = await page.evaluate(openThread, id);
  await context.close();
  if (notes === null) throw new BenchError(`The conversation of ${id} showed no reply within a minute.`);
  return notes;
}

async function measure(stage: Stage, speed: Speed): Promise<Measured> {
  const { threads } = stage;
  const ten = await open(stage, threads.ten, speed);
  const twoHundred = await open(stage, threads.twoHundred, speed);
  const thousand = await open(stage, threads.thousand, speed);
  return {
    ten: ten.reply,
    twoHundred: twoHundred.reply,
    thousand: thousand.reply,
    replies: thousand.reply / ten.reply,
    content: thousand.content,
    ratio: thousand.content / ten.content,
  };
}

export const threads: Scenario = {
  name: 'Conversations',
  group: 'conversations',
  about: 'Somebody opens a conversation from home.',
  figures: [
    { key: 'ten', label: 'first reply of 10', unit: 'ms' },
    { key: 'twoHundred', label: 'first reply of 200', unit: 'ms', budget: { quarter: 950 } },
    { key: 'thousand', label: 'first reply of 1,000', unit: 'ms' },
    { key: 'replies', label: 'the same in times of 10', unit: 'count' },
    { key: 'content', label: 'first content of 1,000', unit: 'ms' },
    { key: 'ratio', label: 'the same in times of 10', unit: 'count', budget: { full: 2, quarter: 2 } },
  ],
  speeds: ['full', 'quarter'],
  measure,
};
