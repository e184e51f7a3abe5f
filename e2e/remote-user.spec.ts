import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

const WAYS = ['/remote-users/@greta@signalbox.example', '/remote-users/signalbox.example/greta'];

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
