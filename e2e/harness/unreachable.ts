import type { Page } from '@playwright/test';

/** What browsers log when no server answers. */
export const UNREACHABLE = /ERR_CONNECTION_REFUSED/;

/** Makes requests to these addresses fail until the returned function is called. */
export async function makeUnreachable(page: Page, addresses: RegExp): Promise<() => Promise<void>> {
  await page.route(addresses, (route) => route.abort('connectionrefused'));
  return () => page.unroute(addresses);
}
