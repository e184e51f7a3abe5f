import type { Page } from '@playwright/test';
import { OpenRequests } from '../../tools/browser/open-requests';
import { expect } from './expect';

/** The number of checks in a row without open requests: an answer often leads to the next request. */
const IDLE_CHECKS = 3;

/** Starts to track the open requests of a page. */
export function followRequests(page: Page): void {
  OpenRequests.follow(page);
}

/** Waits until the page has no open requests and sends no more. Only for pages with `followRequests`. */
export async function expectQuiet(page: Page): Promise<void> {
  const open = OpenRequests.of(page);
  let looks = 0;
  await expect
    .poll(() => (looks = open.count === 0 ? looks + 1 : 0), { intervals: [100] })
    .toBeGreaterThanOrEqual(IDLE_CHECKS);
}
