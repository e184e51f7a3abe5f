import type { CDPSession } from '@playwright/test';
import { BenchError } from '../bench-error';
import type { TraceEvent } from './trace-parts';

const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
  'disabled-by-default-v8.gc',
  'v8',
];

interface Recorded extends Partial<TraceEvent> {
  ph?: string;
  args?: { name?: string };
}

/** Records a trace; the returned function ends it and resolves with the events of the page's main thread. */
export async function recordTrace(cdp: CDPSession): Promise<() => Promise<TraceEvent[]>> {
  const events: Recorded[] = [];
  cdp.on('Tracing.dataCollected', ({ value }) => void events.push(...value));
  await cdp.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES, excludedCategories: ['*'] },
  });
  return async () => {
    const complete = new Promise<void>((resolve) => cdp.once('Tracing.tracingComplete', () => resolve()));
    await cdp.send('Tracing.end');
    await complete;
    return ofMainThread(events);
  };
}

/** Other pages of the browser have a main thread too: that of ours ran the most script. */
function ofMainThread(events: readonly Recorded[]): TraceEvent[] {
  const isMain = ({ name, args }: Recorded): boolean =>
    name === 'thread_name' && args?.name === 'CrRendererMain';
  const threads = events.filter(isMain).map(({ pid, tid }) => durationsOf(events, pid, tid));
  const scripts = (thread: readonly TraceEvent[]): number =>
    thread.filter(({ name }) => name === 'FunctionCall' || name === 'EvaluateScript').length;
  const [busiest] = threads.toSorted((a, b) => scripts(b) - scripts(a));
  if (busiest === undefined || busiest.length === 0)
    throw new BenchError('The trace has no main thread of a page.');
  return busiest;
}

function durationsOf(
  events: readonly Recorded[],
  ofProcess: number | undefined,
  ofThread: number | undefined,
) {
  return events.flatMap(({ ph, name = '', pid = 0, tid = 0, ts = 0, dur }): TraceEvent[] =>
    ph === 'X' && dur !== undefined && pid === ofProcess && tid === ofThread
      ? [{ name, pid, tid, ts, dur }]
      : [],
  );
}
