import type { Locator, Page } from '@playwright/test';
import { objectOf } from '../tools/report/json-value';
import { callAs } from './harness/call-as';
import { doorCommand } from './harness/door-command';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { storeSettings } from './harness/store-settings';
import { expect, test } from './harness/test';
import { unfollow } from './harness/unfollow';

const CALL = '/api/v2/suggestions';

/** Recommends accounts of this server and of others, which alice does not follow. */
async function suggest(url: string | undefined, ...names: readonly string[]): Promise<void> {
  for (const account of names) await doorCommand(url, 'account', { account, suggested: true });
}

/** Removes all recommendations of the seed. */
async function suggestNobody(url: string | undefined): Promise<void> {
  for (const account of ['imogen', 'kai', 'edda', 'hana', 'orla', 'zeno', 'moss'])
    await doorCommand(url, 'account', { account, suggested: false });
}

const people = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
const person = (page: Page, name: string): Locator => people(page).filter({ hasText: name });

async function open(page: Page): Promise<void> {
  await page.goto('/who-to-follow');
  await expect(page.getByRole('heading', { name: 'Who to follow', level: 1 })).toBeVisible();
}

test('suggested people stand as cards, and a follow shows once the server has said yes [1.2.025, 1.2.073, 3.4.002, 3.4.003]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await suggest(baseURL, 'moss', 'market', 'allotments', 'greta@signalbox.example');
  // The notifications in the third column would request relationships of their own.
  await storeSettings(page, { thirdColumnMode: 'none' });
  await signIn(page, 'alice');
  await open(page);
  await expect(people(page)).not.toHaveCount(0);
  const asked = (await sandbox.log()).filter(({ path }) => path.endsWith('/accounts/relationships'));
  expect(asked.length, 'one call for all cards').toBeLessThanOrEqual(1);
  const card = person(page, '@allotments');
  await expect(card).toContainText('Recommended by staff');
  await sandbox.hold({ path: '/follow$' });
  const follow = card.getByRole('button', { name: /^Follow / });
  await follow.click();
  await expect(follow).toHaveAttribute('aria-busy', 'true');
  await expect(card.getByText('Following', { exact: true })).toBeHidden();
  await sandbox.release();
  const following = card.getByRole('button', { name: /^Following / });
  await expect(following).toBeFocused();
  await following.click();
  await expect(follow).toBeFocused();
  await expectAccessible(page);
  expect(await page.title()).toContain('Who to follow');
});

test('a locked account is asked, and the request can be taken back [3.4.002, 3.4.003]', async ({
  page,
  baseURL,
}) => {
  await suggest(baseURL, 'dave');
  const carol = await callAs(`${baseURL}`, 'carol');
  const { id } = objectOf(await carol('/api/v1/accounts/lookup?acct=dave'));
  await unfollow(carol, String(id));
  await signIn(page, 'carol');
  await open(page);
  const button = person(page, '@dave').getByRole('button').first();
  await expect(button).toHaveText('Follow');
  await button.click();
  await expect(button).toHaveText('Requested');
  await button.click();
  await expect(button).toHaveText('Follow');
});

test('a refused follow says why and can be tried again; unfollowing asks where one wants that', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  await suggest(baseURL, 'allotments');
  await storeSettings(page, { modalOnUnfollow: true });
  await signIn(page, 'alice');
  await open(page);
  await sandbox.fail({ path: '/follow$', status: 403, body: { error: 'rejected' } });
  const card = person(page, '@allotments');
  await card.getByRole('button', { name: /^Follow / }).click();
  await expect(card.getByRole('alert')).toContainText('rejected');
  await card.getByRole('button', { name: /^Follow / }).click();
  await expect(card.getByRole('alert')).toBeHidden();
  await card.getByRole('button', { name: /^Following / }).click();
  const question = page.getByRole('alertdialog', { name: 'Unfollow?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByRole('button', { name: /^Following / })).toBeFocused();
  await card.getByRole('button', { name: /^Following / }).click();
  await question.getByRole('button', { name: 'Unfollow' }).click();
  await expect(card.getByRole('button', { name: /^Follow / })).toBeVisible();
});

test('whom one does not want suggested goes, also after a reload, and the next one has the focus', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await suggest(baseURL, 'moss', 'quill', 'allotments', 'arrivals', 'archivist', 'market');
  await signIn(page, 'dave');
  await open(page);
  await expect(people(page).nth(1)).toBeVisible();
  const count = await people(page).count();
  await sandbox.fail({ path: '/api/v1/suggestions/', status: 500 });
  const dismiss = people(page)
    .first()
    .getByRole('button', { name: /^Don’t suggest/ });
  await dismiss.click();
  await expect(people(page).first().getByRole('alert')).toBeVisible();
  await dismiss.click();
  await expect(people(page)).toHaveCount(count - 1);
  await expect(people(page).first().locator('a:focus')).toHaveCount(1);
  await page.reload();
  await expect(people(page)).toHaveCount(count - 1);
});

test('suggestions that do not come say why and come on retry [1.2.073]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  await suggest(baseURL, 'allotments');
  await signIn(page, 'alice');
  await sandbox.fail({ path: CALL, status: 503, body: { error: 'Asleep' } });
  await open(page);
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Asleep');
  await expectAccessible(page);
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(person(page, '@allotments')).toBeVisible();
});

test('where nobody is suggested it is said, also by a server that has the older call only', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await suggestNobody(baseURL);
  await signIn(page, 'alice');
  await open(page);
  await expect(page.getByRole('heading', { name: 'No suggestions' })).toBeVisible();
  await expectAccessible(page);
  await sandbox.settings({ featuresOff: ['v2_suggestions'] });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No suggestions' })).toBeVisible();
  const asked = (await sandbox.log()).map(({ path }) => path);
  expect(asked).toContain('/api/v1/suggestions');
  await page.getByRole('main').getByRole('link', { name: 'Directory' }).click();
  await expect(page).toHaveURL('/directory');
});

test('three of them stand at the side where the operator wants it, with a way to the others [1.2.073, 1.9.005]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await suggest(baseURL, 'moss', 'quill', 'market', 'allotments', 'arrivals', 'archivist');
  await signIn(page, 'dave');
  const panel = page.getByRole('region', { name: 'Who to follow' });
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect(panel).toBeHidden();
  await sandbox.settings({ suggestions: true });
  await page.reload();
  await expect(panel.getByRole('listitem')).toHaveCount(3);
  const first = panel.getByRole('listitem').first().getByRole('link');
  await expect(first).toHaveAttribute('href', /^\/users\//);
  await panel.getByRole('link', { name: 'More' }).click();
  await expect(page).toHaveURL(/\/who-to-follow$/);
  await expect(people(page).first()).toBeVisible();
});
