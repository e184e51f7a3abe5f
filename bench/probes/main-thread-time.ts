import type { CDPSession } from '@playwright/test';
import { BenchError } from '../bench-error';

/** Milliseconds of processor time that the page's main thread has used: other processes of the machine don't count. */
export interface MainThreadTime {
  all: number;
  script: number;
  /** Style and layout. */
  style: number;
}

/** Starts to count; the returned function reads the time since then. */
export async function countMainThreadTime(cdp: CDPSession): Promise<() => Promise<MainThreadTime>> {
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const start = await readTimes(cdp);
  return async () => {
    const now = await readTimes(cdp);
    return {
      all: now.all - start.all,
      script: now.script - start.script,
      style: now.style - start.style,
    };
  };
}

async function readTimes(cdp: CDPSession): Promise<MainThreadTime> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const milliseconds = (name: string): number => {
    const value = metrics.find((metric) => metric.name === name)?.value;
    if (value === undefined) throw new BenchError(`The browser doesn't count ${name}.`);
    return value * 1000;
  };
  return {
    all: milliseconds('TaskDuration'),
    script: milliseconds('ScriptDuration'),
    style: milliseconds('RecalcStyleDuration') + milliseconds('LayoutDuration'),
  };
}
