import { BenchError } from '../bench-error';
import type { Measured, Speed } from '../figure';
import { openThread } from '../probes/open-thread';
import type { Scenario } from '../scenario';
import { openPage, type Stage } from '../stage';

/** Opens a conversation from the timeline; milliseconds to the first reply. */
async function toFirstReply(stage: Stage, id: string, speed: Speed): Promise<number> {
  const { page, context } = await openPage(stage, 'alice', speed);
  await page.goto(`${stage.url}/main/friends`);
  await page.locator(`main a[href$="/notice/${id}"]`).first().waitFor();
  await page.waitForLoadState('networkidle');
  const taken = await page.evaluate(openThread, id);
  await context.close();
  if (taken < 0) throw new BenchError(`The conversation of ${id} showed no reply within a minute.`);
  return taken;
}

async function measure(stage: Stage, speed: Speed): Promise<Measured> {
  const { threads } = stage;
  const ten = await toFirstReply(stage, threads.ten, speed);
  const twoHundred = await toFirstReply(stage, threads.twoHundred, speed);
  const thousand = await toFirstReply(stage, threads.thousand, speed);
  return { ten, twoHundred, thousand, ratio: thousand / ten };
}

export const threads: Scenario = {
  name: 'Conversations',
  about: 'Somebody opens a conversation from home, until the first reply is painted.',
  figures: [
    { key: 'ten', label: 'of 10 replies', unit: 'ms' },
    { key: 'twoHundred', label: 'of 200 replies', unit: 'ms', budget: { quarter: 950 } },
    { key: 'thousand', label: 'of 1,000 replies', unit: 'ms' },
    { key: 'ratio', label: 'of 1,000 in times of 10', unit: 'count', budget: { full: 2, quarter: 2 } },
  ],
  speeds: ['full', 'quarter'],
  measure,
};
