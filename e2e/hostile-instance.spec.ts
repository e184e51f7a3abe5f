import { objectOf } from '../tools/report/json-value';
import { cards } from './harness/cards';
import { remoteStatus } from './harness/remote-status';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { watchHarm } from './harness/watch-harm';

const MARKUP = '"><img src=x onerror=trap()><script>trap()</script>';

test('a configuration made to harm becomes the usual page', async ({
  page,
  context,
  sandbox,
  sandboxProcess,
}) => {
  await sandbox.settings({
    title: `Title ${MARKUP}`,
    description: MARKUP,
    frontendConfiguration: {
      logo: 'javascript:trap()',
      logoMargin: '1px;background:url(//trap.example/a)',
      background: '//trap.example/a.png',
      theme: '</style><script>trap()</script>',
      palette: 'constructor',
      redirectRootNoLogin: 'javascript:trap()',
      redirectRootLogin: '//trap.example/',
    },
  });
  await page.goto('/');
  await expect(page).toHaveURL(`${sandboxProcess.url}/main/all`);
  const harm = await watchHarm(context, page);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(`Title ${MARKUP}`);
  await harm.expectNone();
  await signIn(page, 'alice', '/');
  await expect(page).toHaveURL(`${sandboxProcess.url}/main/friends`);
  await expect(cards(page).first()).toBeVisible();
});

test('an answer about oneself that was made to harm is shown as words', async ({
  page,
  context,
  sandbox,
  sandboxProcess,
}) => {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  const { account } = await remoteStatus(sandboxProcess.url, {});
  const address = 'javascript:trap()';
  // The open page would take what is planned for the next one.
  await page.goto('/api/v1/instance');
  await sandbox.fail({
    path: '^/api/v1/accounts/verify_credentials$',
    status: 200,
    body: {
      ...objectOf(account),
      // An id that is not in the timeline, where the account would have other data.
      id: 'own',
      display_name: `Name ${MARKUP}`,
      note: MARKUP,
      source: { note: MARKUP, fields: [{ name: MARKUP, value: MARKUP }] },
      emojis: [{ shortcode: 'script', url: address, static_url: address }],
      url: address,
      avatar: address,
      avatar_static: address,
      header: 'data:image/svg+xml,<svg onload=trap()>',
      header_static: '//trap.example/header.png',
    },
    times: 99,
  });
  const harm = await watchHarm(context, page);
  await page.goto('/main/all');
  const own = page.getByRole('region', { name: 'Your account', exact: true });
  await expect(own).toContainText(`Name ${MARKUP}`);
  await expect(cards(page).first()).toBeVisible();
  await expect(
    page.locator('img[src*=trap], a[href*=trap], script:not([src^="/assets/"], [type="application/json"])'),
  ).toHaveCount(0);
  await harm.expectNone();
});
