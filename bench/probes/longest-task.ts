import type { CDPSession, Page } from '@playwright/test';
import { BenchError } from '../bench-error';

/** The performance mark by which the page's main thread is found in a trace. */
const MARK = 'bench: step';

const CATEGORIES = ['disabled-by-default-devtools.timeline', 'devtools.timeline', 'v8', 'blink.user_timing'];
const COLLECTION = /^(?:MinorGC|MajorGC|V8\.GCPhantomHandleProcessingCallback)$/;

interface Recorded {
  name?: string;
  pid?: number;
  tid?: number;
  /** Microseconds. */
  ts?: number;
  dur?: number;
  /** Microseconds of processor time. */
  tdur?: number;
}

/** Milliseconds of processor time: other processes of the machine don't count. */
export interface LongestTask {
  /** Of the page's own work in one task. */
  work: number;
  /** Of the browser's collection of garbage in one task. */
  collection: number;
}

const isTask = ({ name }: Recorded): boolean =>
  name === 'RunTask' || name === 'ThreadControllerImpl::RunTask';
const isCollection = ({ name = '' }: Recorded): boolean => COLLECTION.test(name);

/** Records what the page's main thread does during a step. */
export async function longestTaskDuring(
  { page, cdp }: { readonly page: Page; readonly cdp: CDPSession },
  step: (page: Page) => Promise<void>,
): Promise<LongestTask> {
  const events: Recorded[] = [];
  let mark: Recorded | undefined;
  const keep = ({ value }: { readonly value: readonly Recorded[] }): void => {
    mark ??= value.find(({ name }) => name === MARK);
    // One by one: a step has very many.
    for (const event of value) if (isTask(event) || isCollection(event)) events.push(event);
  };
  cdp.on('Tracing.dataCollected', keep);
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  await page.evaluate((name) => void performance.mark(name), MARK);
  await step(page);
  const complete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', keep);
  return longestOf(events.filter(({ pid, tid }) => pid === mark?.pid && tid === mark?.tid));
}

/** The longest task in the events of one thread, each of which stands alone or lies within another. */
export function longestOf(events: readonly Recorded[]): LongestTask {
  const longest = { work: 0, collection: 0 };
  let task: Recorded | undefined;
  let collection = 0;
  let until = 0;
  function close(): void {
    longest.work = Math.max(longest.work, ((task?.tdur ?? 0) - collection) / 1000);
    longest.collection = Math.max(longest.collection, collection / 1000);
    collection = 0;
  }
  for (const event of events.toSorted((a, b) => (a.ts ?? 0) - (b.ts ?? 0) || (b.dur ?? 0) - (a.dur ?? 0))) {
    const { ts = 0, dur = 0, tdur = 0 } = event;
    if (isTask(event)) {
      // A task within a task, as of a dialog of the browser, belongs to it.
      if (task !== undefined && ts < (task.ts ?? 0) + (task.dur ?? 0)) continue;
      close();
      task = event;
    } else if (ts >= until) {
      collection += tdur;
      until = ts + dur;
    }
  }
  close();
  if (task === undefined) throw new BenchError('The trace has no task of the page.');
  return longest;
}
