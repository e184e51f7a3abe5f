import type { Page } from '@playwright/test';
import type { ControlDoor } from '@linnet/sandbox/control';
import type { JsonObject } from '../../tools/report/json-value';

/** Matches requests for the first page of the known network, but not those that refresh a restored timeline. */
export const KNOWN_NETWORK = String.raw`^/api/v1/timelines/public\?limit=20(&with_muted=true)?$`;

/** Opens the known network with these statuses on its first page, in place of what was planned for it before. */
export async function openWithStatuses(page: Page, sandbox: ControlDoor, body: JsonObject[]): Promise<void> {
  if (page.url().endsWith('/main/all')) {
    // The timeline that is still open would take what is planned for the next one.
    await page.goto('/api/v1/instance');
    await sandbox.clearErrors();
  }
  await sandbox.fail({ path: KNOWN_NETWORK, status: 200, body, times: 9 });
  await page.goto('/main/all');
}
