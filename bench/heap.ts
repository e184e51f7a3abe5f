import type { CDPSession } from '@playwright/test';

const MIB = 1024 * 1024;

/** The size of the page's heap after garbage collection, in MiB. */
export async function heapAfterCollection(cdp: CDPSession): Promise<number> {
  // The second collection removes what finalizers released in the first.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / MIB;
}
