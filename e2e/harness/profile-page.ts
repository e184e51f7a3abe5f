import type { Locator, Page } from '@playwright/test';
import type { ControlDoor } from '@linnet/sandbox/control';
import { objectOf, textOf, type JsonObject } from '../../tools/report/json-value';
import { callAs } from './call-as';
import { expect } from './expect';

/** Answers to a question for carol herself, and for nothing that is hers. */
export const CAROL = '/api/v1/accounts/carol(\\?|$)';

/** What the server tells alice of carol, to be changed into what it might tell. */
export async function toldOfCarol(url: string): Promise<{ id: string; told: JsonObject }> {
  const alice = await callAs(url, 'alice');
  const told = objectOf(await alice('/api/v1/accounts/carol?with_relationships=true'));
  return { id: textOf(told['id']), told };
}

/** The next who asks for carol is told this, and gets no posts and notifications, which would tell of her as she is. */
export async function tellOfCarol(sandbox: ControlDoor, id: string, told: JsonObject): Promise<void> {
  await sandbox.fail({ path: CAROL, status: 200, body: told });
  for (const path of [`/${id}/statuses`, '/api/v1/notifications']) {
    await sandbox.fail({ path, status: 200, body: [], times: 9 });
  }
}

/** The card at the head of the profile that is open. */
export function profileCard(page: Page): Locator {
  return page.getByRole('main').locator('[data-profile-card]');
}

export function profileTabs(page: Page): Locator {
  return page.getByRole('navigation', { name: 'What to read' });
}

/** What somebody posted with media, each medium a square. */
export function mediaTiles(page: Page): Locator {
  return page.getByRole('main').locator('[data-tile]');
}

/** The card of a person over the page. */
export function personPopover(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Profile card' });
}

/** Resolves once names and faces open cards; before that they lead to the profile. */
export async function facesLead(page: Page): Promise<void> {
  await expect(page.locator('html[data-faces-lead]')).toBeAttached();
}
