import type { CDPSession, Page } from '@playwright/test';
import { BenchError } from '../bench-error';

/** The performance mark by which the page's main thread is found in a trace. */
const MARK = 'bench: step';

interface Recorded {
  name?: string;
  pid?: number;
  tid?: number;
  /** Microseconds of processor time. */
  tdur?: number;
}

const isTask = ({ name, tdur }: Recorded): boolean =>
  tdur !== undefined && (name === 'RunTask' || name === 'ThreadControllerImpl::RunTask');

/**
 * Milliseconds of processor time of the longest task of the page's main thread during a step: other processes of the
 * machine don't count.
 */
export async function longestTaskDuring(
  { page, cdp }: { readonly page: Page; readonly cdp: CDPSession },
  step: (page: Page) => Promise<void>,
): Promise<number> {
  const tasks: Recorded[] = [];
  let mark: Recorded | undefined;
  const keep = ({ value }: { readonly value: readonly Recorded[] }): void => {
    mark ??= value.find(({ name }) => name === MARK);
    // One by one: a step has very many.
    for (const event of value) if (isTask(event)) tasks.push(event);
  };
  cdp.on('Tracing.dataCollected', keep);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: {
      includedCategories: ['disabled-by-default-devtools.timeline', 'blink.user_timing'],
      excludedCategories: ['*'],
    },
  });
  await page.evaluate((name) => performance.mark(name) && undefined, MARK);
  await step(page);
  const complete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', keep);
  const own = tasks.filter(({ pid, tid }) => pid === mark?.pid && tid === mark?.tid);
  if (own.length === 0) throw new BenchError('The trace has no task of the page.');
  return own.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0) / 1000;
}
