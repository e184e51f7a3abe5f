import { expectAccessible } from '../../testing/page/accessible';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const WAYS = ['/remote-users/@greta@signalbox.example', '/remote-users/signalbox.example/greta'];

for (const way of WAYS) {
  test(`${way} leads to the profile, and Back past it [1.2.011, 1.2.012, 1.2.075]`, async ({
    page,
    sandbox,
  }) => {
    await signIn(page, 'alice');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    await sandbox.hold({ path: 'greta' });
    await page.evaluate((to) => history.pushState(null, '', to), way);
    await expect(page.getByText('Searching for')).toContainText('@greta@signalbox.example');
    await expectAccessible(page);
    await sandbox.release();
    await expect(page).toHaveURL(/\/users\/\$/);
    await expect(page.getByRole('main')).toContainText('@greta@signalbox.example');
    await page.goBack();
    await expect(page).toHaveURL(/\/main\/friends$/);
  });
}

test('whom this server does not know yet is looked for at theirs [1.2.075]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await signIn(page, 'alice');
  await sandbox.fail({
    path: '/api/v1/accounts/greta',
    status: 404,
    body: { error: "Can't find user" },
  });
  await page.goto(WAYS[0] ?? '');
  await expect(page).toHaveURL(/\/users\/\$/);
  const searched = (await sandbox.log()).find(({ path }) => path === '/api/v1/accounts/search');
  expect(searched?.query).toContain('resolve=true');
});

test('whom nobody knows is said not to be found, by name or in what address ever [1.8.014]', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await signIn(page, 'alice');
  for (const [path, name] of [
    ['/remote-users/@nobody@nowhere.example', '@nobody@nowhere.example'],
    ['/remote-users/b%C3%BCcher.example/a%2Fb%3F', '@a/b?@bücher.example'],
  ] as const) {
    await page.goto(path);
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert.getByRole('heading', { name: 'Not found.' })).toBeVisible();
    await expect(alert).toContainText(name);
  }
  await expectAccessible(page);
});

test('a search that breaks says why, and finds on retry [1.8.014]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 502/);
  await signIn(page, 'alice');
  await sandbox.fail({
    path: '/api/v1/accounts/greta',
    status: 502,
    body: { error: 'No answer from there' },
    times: 99,
  });
  await page.goto(WAYS[1] ?? '');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'Couldn’t load the profile' })).toBeVisible();
  await expect(alert).toContainText('No answer from there');
  await sandbox.clearErrors();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/users\/\$/);
});
