import type { Locator, Page } from '@playwright/test';
import type { ControlDoor } from '@linnet/sandbox/control';
import { objectOf, textOf, type JsonObject } from '../../tools/report/json-value';
import { callAs } from './call-as';
import { expect } from './expect';

/** Matches requests for carol's account, but not for its lists. */
const CAROL = '/api/v1/accounts/carol(\\?|$)';

/** Carol's account as the server sends it to alice, as a base for changed versions. */
export async function carolAccount(url: string): Promise<{ id: string; told: JsonObject }> {
  const alice = await callAs(url, 'alice');
  const told = objectOf(await alice('/api/v1/accounts/carol?with_relationships=true'));
  return { id: textOf(told['id']), told };
}

/**
 * Answers the next request for carol's account with this one, and requests for her posts and notifications with
 * empty lists, because these contain the real account.
 */
export async function answerWithCarol(sandbox: ControlDoor, id: string, told: JsonObject): Promise<void> {
  await sandbox.fail({ path: CAROL, status: 200, body: told });
  for (const path of [
    `/${id}/statuses`,
    '/api/v1/notifications',
    '/api/v1/pleroma/chats',
    '/api/v1/conversations',
  ]) {
    await sandbox.fail({ path, status: 200, body: [], times: 9 });
  }
}

/** The card at the top of the open profile. */
export function profileCard(page: Page): Locator {
  return page.getByRole('main').locator('[data-profile-card]');
}

export function profileTabs(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Profile sections' });
}

/** An account's media, as square tiles. */
export function mediaTiles(page: Page): Locator {
  return page.getByRole('main').locator('[data-tile]');
}

/** The popover with a person's card. */
export function personPopover(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Profile card' });
}

/** Resolves once names and avatars open popovers; before that they are links to the profile. */
export async function waitForPersonPopovers(page: Page): Promise<void> {
  await expect(page.locator('html[data-avatars-clickable]')).toBeAttached();
}
