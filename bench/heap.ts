import type { CDPSession, Page } from '@playwright/test';

const MIB = 1024 * 1024;

/** The size of the page's heap after garbage collection, in MiB. */
export async function heapAfterCollection(cdp: CDPSession): Promise<number> {
  // The second collection removes what finalizers released in the first.
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / MIB;
}

/** The heap of an empty page, with the scripts that Playwright adds to each page in which it waits for something. */
export async function heapOfEmptyPage(page: Page, cdp: CDPSession): Promise<number> {
  await page.goto('about:blank');
  await page.waitForFunction(() => true);
  await page.locator('body').waitFor({ state: 'attached' });
  return heapAfterCollection(cdp);
}
