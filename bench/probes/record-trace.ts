import type { CDPSession } from '@playwright/test';
import { BenchError } from '../bench-error';
import { samplesOf, type CpuSample } from './cpu-samples';
import { spansOf, type Span, type TraceEvent } from './trace-parts';
import { FIRST_STATUS_MARK } from './watch-load';

const CATEGORIES = [
  'toplevel',
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-v8.compile',
  'disabled-by-default-v8.cpu_profiler',
  'disabled-by-default-v8.gc',
  'blink.user_timing',
  'v8',
];

interface Recorded extends Partial<TraceEvent> {
  ph?: string;
  args?: { name?: string };
}

/** What the main thread of a page did. Times in microseconds. */
export interface Trace {
  spans: Span[];
  samples: CpuSample[];
  /** When the first status was painted. */
  firstStatus: number;
}

/** Records a trace; the returned function ends it. */
export async function recordTrace(cdp: CDPSession): Promise<() => Promise<Trace>> {
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
    return readTrace(events);
  };
}

/** Other pages of the browser have a main thread too: ours is the one that painted a status. */
function readTrace(events: readonly Recorded[]): Trace {
  const mark = events.find(({ name }) => name === FIRST_STATUS_MARK);
  if (mark?.ts === undefined)
    throw new BenchError('The trace does not say when the first status was painted.');
  const ofProcess = events.filter(({ pid }) => pid === mark.pid);
  const durations = ofProcess.flatMap(({ ph, name = '', pid = 0, tid = 0, ts = 0, dur }): TraceEvent[] =>
    ph === 'X' && dur !== undefined && tid === mark.tid ? [{ name, pid, tid, ts, dur }] : [],
  );
  // The profiler's own thread writes what it saw on the main one.
  const profile = ofProcess.filter(({ name }) => name === 'Profile' || name === 'ProfileChunk');
  return { spans: spansOf(durations), samples: samplesOf(profile), firstStatus: mark.ts };
}
