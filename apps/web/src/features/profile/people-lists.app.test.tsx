import type { Locator, Page } from '../../testing/page/locator';
import { objectOf, textOf } from '../../testing/page/json';
import { type CallAs, callAs, carolAccount, severalAccounts } from '../../testing/page/server';
import { expectAccessible } from '../../testing/page/accessible';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const people = (page: Page): Locator => page.getByRole('main').getByRole('listitem');
const person = (page: Page, name: string): Locator => people(page).filter({ hasText: `@${name}` });

async function doTo(alice: CallAs, verb: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const id = textOf(objectOf(await alice(`/api/v1/accounts/lookup?acct=${name}`))['id']);
    await alice(`/api/v1/accounts/${id}/${verb}`, { method: 'POST' });
  }
}

const many = ['moss', 'quill', 'allotments', 'arrivals', 'archivist', 'market', 'imogen', 'carol'];

test('muted people are searched, chosen and let go together; who was refused stays chosen and is tried again [3.4.006]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 403/);
  const bob = await callAs(`${baseURL}`, 'bob');
  await doTo(bob, 'mute', many);
  await signIn(page, 'bob', '/kept-away');
  await expect(people(page)).toHaveCount(many.length);
  await page.getByRole('searchbox', { name: 'Search these people' }).fill('ar');
  await expect(person(page, 'market')).toBeVisible();
  await expect(person(page, 'quill')).toHaveCount(0);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: /shown$/ }).check();
  const bar = page.getByRole('toolbar', { name: 'Actions for selected people' });
  const chosen = Number((await bar.getByRole('status').textContent())?.split(' ')[0]);
  expect(chosen).toBeGreaterThan(1);
  expect(chosen).toBeLessThan(many.length);
  await expectAccessible(page);
  await sandbox.fail({ path: '/unmute$', status: 403, body: { error: 'not today' } });
  await bar.getByRole('button', { name: 'Unmute' }).click();
  await expect(bar.getByRole('alert')).toContainText('not today');
  await expect(bar.getByRole('status')).toHaveText('1 selected');
  await bar.getByRole('button', { name: 'Unmute' }).click();
  await expect(bar.getByText('Nobody selected')).toBeVisible();
  expect(await bob('/api/v1/mutes')).toHaveLength(many.length - chosen);
  // Unmuted people stay in the list, so that it can be undone.
  await expect(people(page).getByRole('button', { name: /^Mute: / })).toHaveCount(chosen);
  await page.reload();
  await expect(people(page)).toHaveCount(many.length - chosen);
});

test('what is done about several people goes on when their list is left, and tells of who was refused [3.4.006]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 429/);
  const bob = await callAs(`${baseURL}`, 'bob');
  await doTo(bob, 'mute', many);
  await signIn(page, 'bob', '/kept-away');
  await expect(people(page)).toHaveCount(many.length);
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: /shown$/ }).check();
  await sandbox.hold({ path: '/unmute$' });
  await page.getByRole('toolbar').getByRole('button', { name: 'Unmute' }).click();
  await expect.poll(() => sandbox.heldRequests()).toBe(1);
  await page.getByRole('link', { name: 'Blocked' }).click();
  await expect(page.getByRole('heading', { name: 'Nobody is blocked' })).toBeVisible();
  await page.getByRole('link', { name: 'Muted' }).click();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select Moss' }).check();
  // Only one action runs at a time, wherever it was started.
  const bar = page.getByRole('toolbar', { name: 'Actions for selected people' });
  await expect(bar.getByRole('status').first()).toHaveText(`0 of ${many.length}…`);
  await expect(bar.getByRole('button', { name: 'Unmute' })).toBeDisabled();
  await page.getByRole('button', { name: 'Done' }).click();
  // The first request succeeds, the second is rate limited.
  await sandbox.fail({ path: '/unmute$', status: 429, body: { error: 'Throttled' } });
  await sandbox.release();
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('listitem');
  await expect(notice).toContainText(`Unmute: this failed for ${many.length - 1} people.`);
  expect(await bob('/api/v1/mutes')).toHaveLength(many.length - 1);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => bob('/api/v1/mutes')).toEqual([]);
});

test('several who ask to follow are answered at once, after a question where one wants that', async ({
  page,
  sandbox,
}) => {
  for (const as of ['quill', 'imogen', 'moss']) await sandbox.act({ as, action: 'follow', target: 'dave' });
  await signIn(page, 'dave', '/friend-requests');
  await expect(person(page, 'imogen')).toBeVisible();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const name of ['Quill', 'Imogen'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('toolbar').getByRole('button', { name: 'Approve' }).click();
  for (const name of ['quill', 'imogen']) await expect(person(page, name)).toHaveCount(0);
  await expect(person(page, 'moss')).toBeVisible();
});

test('all of a list are others than oneself, and nothing is sent about those to whom it applies already', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { id } = await sandbox.post({ as: 'bob', text: 'Liked by us all.' });
  for (const as of ['alice', 'carol', 'moss', 'quill']) {
    await sandbox.act({ as, action: 'favourite', status: id });
  }
  await signIn(page, 'alice', `/notice/${id}/people?of=favourites`);
  await expect(person(page, 'alice')).toBeVisible();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Select all 3 shown' }).check();
  const bar = page.getByRole('toolbar', { name: 'Actions for selected people' });
  await expect(bar.getByRole('status')).toHaveText('3 selected');
  await expect(person(page, 'alice').getByRole('checkbox')).toHaveCount(0);
  // As in another window.
  const alice = await callAs(`${baseURL}`, 'alice');
  await doTo(alice, 'block', ['moss']);
  const blocks = async () =>
    (await sandbox.log()).filter(({ method, path }) => method === 'POST' && path.endsWith('/block')).length;
  expect(await blocks()).toBe(1);
  await bar.getByRole('button', { name: 'Block' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Block' }).click();
  await expect(bar.getByText('Nobody selected')).toBeVisible();
  expect(await blocks()).toBe(3);
});

test('a search among those who ask to follow says that not all of them are loaded', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const { told } = await carolAccount(`${baseURL}`);
  const path = '/api/v1/follow_requests';
  const link = `<${baseURL}${path}?max_id=1>; rel="next"`;
  await sandbox.fail({
    path: `${path}\\?`,
    status: 200,
    body: severalAccounts(told, 0, 40),
    headers: { link },
    times: 99,
  });
  await signIn(page, 'dave', '/friend-requests');
  await expect(people(page).first()).toContainText('Person 0');
  const search = page.getByRole('searchbox', { name: 'Search these people' });
  await search.fill('Person 3');
  await expect(page.getByText('Only loaded people are searched.')).toBeVisible();
});

test('blocked people and servers stand in lists of their own, and come again from there [3.4.007]', async ({
  page,
  baseURL,
}) => {
  const bob = await callAs(`${baseURL}`, 'bob');
  await doTo(bob, 'block', ['moss', 'market']);
  await signIn(page, 'bob', '/kept-away?tab=blocked');
  await person(page, 'moss')
    .getByRole('button', { name: /^Unblock/ })
    .click();
  await expect(person(page, 'moss').getByRole('button', { name: /^Block/ })).toBeVisible();
  await expect.poll(() => bob('/api/v1/blocks')).toHaveLength(1);
  await page.getByRole('link', { name: 'Servers' }).click();
  await expect(page.getByRole('heading', { name: 'No server is blocked' })).toBeVisible();
  const field = page.getByRole('combobox', { name: 'Block a server' });
  await field.fill('nonsense');
  await page.getByRole('button', { name: 'Block server' }).click();
  await expect(page.getByRole('alert')).toContainText('Enter the name of a server');
  await field.fill('https://Far.Example/about');
  await page.keyboard.press('Enter');
  await expect(people(page).filter({ hasText: 'far.example' })).toBeVisible();
  await expect.poll(() => bob('/api/v1/domain_blocks')).toEqual(['far.example']);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unblock far.example' }).click();
  await expect.poll(() => bob('/api/v1/domain_blocks')).toEqual([]);
});
