import type { CDPSession } from '@playwright/test';

const MIB = 1024 * 1024;

/** What the page's heap holds after collection, in MiB. */
export async function heapAfterCollection(cdp: CDPSession): Promise<number> {
  // What finalisers let go is collected the second time.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / MIB;
}
