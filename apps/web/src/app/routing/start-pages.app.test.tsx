import { cards, timelineName } from '../../testing/page/parts';
import { logIn, openLogin, signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

test('an address for members that a visitor loads leads to the start page', async ({ page }) => {
  await page.goto('/users/alice/dms');
  await expect(page).toHaveURL(/\/main\/all$/);
  await expect(cards(page).first()).toBeVisible();
});

for (const page of [
  '/main/friends',
  '/main/friends?from=root',
  '//elsewhere.example',
  '/\\elsewhere.example',
]) {
  test(`${page} as start page of visitors leaves them on a page that says something [1.2.002]`, async ({
    page: tab,
    sandbox,
  }) => {
    await sandbox.settings({ frontendConfiguration: { redirectRootNoLogin: page } });
    await tab.goto('/');
    await expect(timelineName(tab)).toHaveText(/Page not found|Known network/);
    await tab.goto('/drafts');
    await expect(timelineName(tab)).toHaveText(/Page not found|Known network/);
  });
}

test('a profile opens at its name, with and without the sign of a handle, and at its old address [1.2.013, 1.2.028, 1.2.029]', async ({
  page,
  baseURL,
}) => {
  for (const path of ['/users/bob', '/users/@bob', '/bob', '/@bob', '/bob/', '/@greta@signalbox.example']) {
    await page.goto(path);
    await expect(timelineName(page)).toContainText(path.includes('greta') ? 'Greta' : 'Bob');
    await expect(page).toHaveURL(`${baseURL}${path}`);
  }
});

test('the navigation leads to the places of whoever is signed in [1.2.037]', async ({ page }) => {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  for (const [name, path] of [
    ['Interactions', '/users/alice/interactions'],
    ['Messages', '/users/alice/messages'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});

test('one document that does not come takes none of the others along [1.8.018]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await sandbox.settings({ frontendConfiguration: { redirectRootLogin: '/about' } });
  await sandbox.fail({ path: '^/static/config.json', status: 500, times: 9 });
  await logIn(await openLogin(page), 'alice');
  await expect(page).toHaveURL(/\/about$/);
  await expect(page).toHaveTitle(/The Hedge$/);
});
