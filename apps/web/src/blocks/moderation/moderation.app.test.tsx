import { expectAccessible } from '../../testing/page/accessible';
import { callAs } from '../../testing/page/server';
import { cards, cardWith } from '../../testing/page/parts';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';
import type { Page } from '../../testing/page/locator';

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

test('who deletes an account on its profile is brought back, and its posts say that they are gone [3.4.011]', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'imogen', text: 'Open from five.' });
  await signIn(page, 'alice', '/main/public');
  const card = cardWith(page, 'Open from five.');
  await expect(card).toBeVisible();
  // Navigates as a link does.
  await page.evaluate(() => history.pushState(null, '', '/users/imogen'));
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Delete account' }).click();
  await expect(question(page)).toContainText('This deletes everything of @imogen');
  await question(page).getByRole('button', { name: 'Delete account' }).click();
  await expect(page).toHaveURL(/\/main\/public$/);
  await expect(card).toHaveCount(0);
  await expect(cards(page).filter({ hasText: 'This post was deleted.' }).first()).toBeVisible();
});

test('of somebody on another server it is said that only what this one has of them goes', async ({
  page,
}) => {
  await signIn(page, 'alice', '/users/wren@hedgerow.example');
  await openMenu(page);
  await menu(page).getByRole('button', { name: 'Delete account' }).click();
  await expect(question(page)).toContainText('The account on hedgerow.example stays');
  await expect(question(page)).not.toContainText('Other servers are asked');
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(question(page)).toBeHidden();
  await menu(page).getByRole('button', { name: 'Deactivate account' }).click();
  await expect(question(page)).toContainText('Only staff of this server will see @wren@hedgerow.example');
  await question(page).getByRole('button', { name: 'Deactivate account' }).click();
  await menu(page).getByRole('button', { name: 'Activate account' }).click();
  await expect(question(page)).toContainText(
    'Everybody on this server will see @wren@hedgerow.example and their posts again',
  );
});

test('how far a report is stands at once, and is put back where the server refuses [2.4.027, 2.8.010]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await signIn(page, 'alice', '/users/alice/interactions?tab=reports');
  const state = cards(page).first().getByRole('combobox', { name: 'State of the report' });
  await expect(state).toHaveValue('open');
  await state.selectOption('Resolved');
  await expect(state).toHaveValue('resolved');
  await expect
    .poll(async () =>
      (await sandbox.log()).some(({ method, path }) => method === 'PATCH' && path.endsWith('/admin/reports')),
    )
    .toBe(true);
  await page.reload();
  await expect(state).toHaveValue('resolved');
  await sandbox.fail({
    path: '/admin/reports',
    method: 'PATCH',
    status: 500,
    body: { error: 'Too busy' },
  });
  await state.selectOption('Closed');
  const notices = page.getByRole('region', { name: 'Notices' });
  await expect(notices).toContainText('An error occurred');
  await expect(notices).toContainText('Too busy');
  await expect(state).toHaveValue('resolved');
});

test('a step whose question was closed while the server is asked leaves the next question, and is told when it is refused', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  await signIn(page, 'alice', '/users/carol');
  await openMenu(page);
  const strip = menu(page).getByRole('button', { name: 'Remove media from posts' });
  const take = () => question(page).getByRole('button', { name: 'Turn on' }).click();
  async function leave() {
    await expect.poll(() => sandbox.heldRequests()).toBe(1);
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
  }
  await sandbox.fail({ path: '/users/tag', status: 403, body: { error: 'Not this time' } });
  await sandbox.hold({ path: '/users/tag' });
  await strip.click();
  await take();
  await leave();
  await menu(page).getByRole('button', { name: 'Delete account' }).click();
  await sandbox.release();
  await expect(page.getByRole('region', { name: 'Notices', includeHidden: true })).toContainText(
    /“Remove media from posts” failed for Carol/,
  );
  await expect(question(page)).toHaveAccessibleName(/^Delete the account of Carol/);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();

  await strip.click();
  await expect(question(page).getByRole('alert')).toHaveCount(0);
  await sandbox.hold({ path: '/users/tag' });
  await take();
  await leave();
  await menu(page).getByRole('button', { name: 'Delete account' }).click();
  await sandbox.release();
  await expect(page.locator('[role=dialog] button[aria-pressed=true]')).toContainText(
    'Remove media from posts',
  );
  await expect(question(page)).toHaveAccessibleName(/^Delete the account of Carol/);
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
});

test('each step of the staff is asked about by name, and stands once the server has taken it [3.4.010, 3.4.012, 3.4.013, 3.6.015]', async ({
  page,
  sandbox,
  allowConsole,
  baseURL,
}) => {
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
});
