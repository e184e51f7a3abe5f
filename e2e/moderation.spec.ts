import type { Page } from '@playwright/test';
import { callAs } from './harness/call-as';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { bothWidths } from './harness/widths';

const menu = (page: Page) => page.getByRole('dialog', { name: /^Moderate/ });
const question = (page: Page) => page.getByRole('alertdialog');

async function openMenu(page: Page) {
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Moderate…' }).click();
  await expect(menu(page).getByRole('button', { name: 'Delete account' })).toBeVisible();
}

test(
  'each step of the staff is asked about by name, and stands once the server has taken it [3.4.010, 3.4.012, 3.4.013, 3.6.015]',
  bothWidths,
  async ({ page, sandbox, allowConsole, baseURL }) => {
    allowConsole(/status of 403/);
    const alice = await callAs(`${baseURL}`, 'alice');
    await signIn(page, 'alice', '/users/carol');
    await openMenu(page);
    await expect(menu(page).getByRole('button')).toHaveText([
      'Grant admin',
      'Grant moderator',
      'Deactivate account',
      'Delete account',
      'Mark all media as sensitive',
      'Remove media from posts',
      'Force posts to be unlisted',
      'Force posts to be followers-only',
      'Disallow following from other servers',
      'Disallow any following',
      'Don’t send posts to other servers',
      '',
    ]);
    await expectAccessible(page);

    const measure = menu(page).getByRole('button', { name: 'Force posts to be followers-only' });
    await measure.click();
    await expect(question(page)).toContainText('@carol');
    await expect(question(page)).toContainText('go only to their followers');
    await sandbox.fail({ path: '/users/tag', status: 403, body: { error: 'Not this time' } });
    await question(page).getByRole('button', { name: 'Turn on' }).click();
    await expect(question(page).getByRole('alert')).toContainText('Not this time');
    await question(page).getByRole('button', { name: 'Turn on' }).click();
    await expect(question(page)).toBeHidden();
    await expect(measure).toHaveAttribute('aria-pressed', 'true');
    expect(await alice('/api/v1/accounts/carol')).toMatchObject({ pleroma: { tags: ['mrf_tag:sandbox'] } });

    await menu(page).getByRole('button', { name: 'Grant moderator' }).click();
    await expect(question(page)).toHaveAccessibleName('Grant moderator to Carol 🌿?');
    await question(page).getByRole('button', { name: 'Grant moderator' }).click();
    await expect(menu(page).getByRole('button', { name: 'Revoke moderator' })).toBeVisible();
    await menu(page).getByRole('button', { name: 'Deactivate account' }).click();
    await question(page).getByRole('button', { name: 'Deactivate account' }).click();
    await expect(menu(page).getByRole('button', { name: 'Activate account' })).toBeVisible();
    // Roles can be changed only for active accounts.
    await expect(menu(page).getByRole('button', { name: 'Revoke moderator' })).toHaveCount(0);
    expect(await alice('/api/v1/accounts/carol')).toMatchObject({
      pleroma: { deactivated: true, is_moderator: true },
    });
  },
);
