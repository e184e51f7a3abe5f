import type { Page, Request } from '@playwright/test';
import { expect } from './expect';

/** Looks, one after the other, at which nothing may be under way: an answer often leads to the next question. */
const LOOKS = 3;

const underWay = new WeakMap<Page, Set<Request>>();

/** From now on it is known which questions of a page are under way. */
export function followRequests(page: Page): void {
  const open = new Set<Request>();
  underWay.set(page, open);
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** All that the page has asked for is answered, and it asks for nothing more. Of pages that are followed. */
export async function expectQuiet(page: Page): Promise<void> {
  const open = underWay.get(page);
  if (open === undefined) throw new Error('Nobody follows the requests of this page.');
  let looks = 0;
  await expect
    .poll(() => (looks = open.size === 0 ? looks + 1 : 0), { intervals: [100] })
    .toBeGreaterThanOrEqual(LOOKS);
}
