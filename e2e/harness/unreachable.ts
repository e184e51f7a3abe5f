import type { Page } from '@playwright/test';

/** What browsers write when there is nobody at the other end. */
export const UNREACHABLE = /ERR_CONNECTION_REFUSED/;

/** Nobody answers requests to these addresses until the returned function is called. */
export async function makeUnreachable(page: Page, addresses: RegExp): Promise<() => Promise<void>> {
  await page.route(addresses, (route) => route.abort('connectionrefused'));
  return () => page.unroute(addresses);
}
