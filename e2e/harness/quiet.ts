import type { Page, Request } from '@playwright/test';
import { expect } from './expect';

/** The number of checks in a row without open requests: an answer often leads to the next request. */
const IDLE_CHECKS = 3;

const openRequests = new WeakMap<Page, Set<Request>>();

/** Starts to track the open requests of a page. */
export function followRequests(page: Page): void {
  const open = new Set<Request>();
  openRequests.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** Waits until the page has no open requests and sends no more. Only for pages with `followRequests`. */
export async function expectQuiet(page: Page): Promise<void> {
  const open = openRequests.get(page);
  if (open === undefined) throw new Error('Nobody follows the requests of this page.');
  let looks = 0;
  await expect
    .poll(() => (looks = open.size === 0 ? looks + 1 : 0), { intervals: [100] })
    .toBeGreaterThanOrEqual(IDLE_CHECKS);
}
