import { onTestFinished, vi } from 'vitest';
import { callAs } from '../../testing/page/server';
import { cards, timelineName } from '../../testing/page/parts';
import { signIn, signInByCode } from '../../testing/page/sign-in';
import { listOf, objectOf, textOf } from '../../testing/page/json';
import { expect, test } from '../../testing/page/test';
import type { Locator, Page } from '../../testing/page/locator';
import { expectAccessible } from '../../testing/page/accessible';

const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });
const rows = (page: Page) => page.getByRole('main').getByRole('listitem');
/** A person in a list or in the search results for one. */
const person = (page: Page, name: string): Locator => rows(page).filter({ hasText: `@${name}` });

/** Alice's lists on the server, newest first. */
async function listsOfAlice(url: string | undefined) {
  const alice = await callAs(`${url}`, 'alice');
  const lists = listOf(await alice('/api/v1/lists')).map(objectOf);
  const inList = async (id: string) =>
    listOf(await alice(`/api/v1/lists/${id}/accounts`)).map((one) => textOf(objectOf(one)['acct']));
  return { lists: lists.map(({ id, title }) => ({ id: textOf(id), title: textOf(title) })), inList };
}

async function openBirds(page: Page, url: string | undefined): Promise<string> {
  const { lists } = await listsOfAlice(url);
  const id = lists.find(({ title }) => title === 'Birds')?.id ?? '';
  await signIn(page, 'alice', `/lists/${id}/edit`);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Birds');
  return id;
}

async function openNew(page: Page): Promise<void> {
  await signIn(page, 'alice', '/lists');
  await page.getByRole('main').getByRole('link', { name: 'New list' }).click();
  await expect(timelineName(page)).toHaveText('New list');
}

/** Searches for a person with the key, without waiting for the pause. */
async function search(page: Page, words: string): Promise<void> {
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search for people' });
  await field.fill(words);
  await field.press('Enter');
}

test('all lists stand there, the newest first, each with the ways to its timeline and its form [1.2.030, 1.2.031, 1.2.032, 1.2.076, 1.3.005]', async ({
  page,
  baseURL,
}) => {
  const { lists } = await listsOfAlice(baseURL);
  await signIn(page, 'alice', '/lists');
  await expect(rows(page)).toHaveText(lists.map(({ title }) => title));
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Edit the list Birds' }).click();
  await expect(page).toHaveURL(/\/lists\/\d+\/edit$/);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Birds');
  await page.goBack();
  await page.getByRole('main').getByRole('link', { name: 'Birds', exact: true }).click();
  await expect(timelineName(page)).toHaveText('Birds');
  await expect(page).toHaveURL(/\/lists\/\d+$/);
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Birds');
});

test('a list that is not made yet survives a reload, and can be begun anew [1.4.014]', async ({ page }) => {
  await openNew(page);
  await page.getByLabel('Title', { exact: true }).fill('Half a list');
  await search(page, 'bob');
  await person(page, 'bob').getByRole('button', { name: 'Add @bob' }).click();
  await expect(page.getByRole('link', { name: 'In the list (1)' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Half a list');
  await page.getByRole('link', { name: 'In the list (1)' }).click();
  await expect(person(page, 'bob')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Start over' })).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('');
});

for (const [how, status, words] of [
  ['with words', 422, 'The server said: ⁨Too many lists⁩'],
  ['without an answer', 0, 'Couldn’t reach the server.'],
] as const) {
  test(`a list that could not be made is told (${how}), and everything is still there [1.8.013, 3.8.008]`, async ({
    page,
    sandbox,
    allowConsole,
  }) => {
    allowConsole(/422|ERR_/);
    await openNew(page);
    await page.getByLabel('Title', { exact: true }).fill('Signals');
    await search(page, 'bob');
    await person(page, 'bob').getByRole('button', { name: 'Add @bob' }).click();
    const body = { error: 'Too many lists' };
    await sandbox.fail({ path: '/api/v1/lists$', method: 'POST', status, body, times: 9 });
    await page.getByRole('button', { name: 'Create list' }).click();
    await expect(notices(page)).toContainText('Couldn’t change your lists.');
    await expect(notices(page)).toContainText(new RegExp(words, 'i'));
    await expect(page).toHaveURL(/\/lists\/new/);
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Signals');
    await expect(person(page, 'bob').getByRole('button', { name: 'Remove @bob' })).toBeVisible();
  });
}

test('who is taken out of a list is out at once, and can be put back [1.2.077, 1.4.014]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  const id = await openBirds(page, baseURL);
  const { inList } = await listsOfAlice(baseURL);
  expect(await inList(id)).toContain('carol');
  const button = person(page, 'carol').getByRole('button');
  await button.click();
  await expect(button).toHaveText('Undo');
  await expect(button).toBeFocused();
  await expect.poll(() => inList(id)).not.toContain('carol');
  await expectAccessible(page);
  await button.click();
  await expect(button).toHaveText('Remove');
  await expect.poll(() => inList(id)).toContain('carol');
  allowConsole(/500/);
  await sandbox.fail({ path: '/accounts', method: 'DELETE', status: 500 });
  await button.click();
  await expect(notices(page)).toContainText('Couldn’t change your lists.');
  await expect(button).toHaveText('Remove');
  await notices(page).getByRole('button', { name: 'Try again' }).click();
  await expect(button).toHaveText('Undo');
  await expect.poll(() => inList(id)).not.toContain('carol');
});

test('a search that finds nobody, or fails, says so [1.2.077]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  await openBirds(page, baseURL);
  await page.getByRole('link', { name: 'Add people' }).click();
  await search(page, 'nobodyhasthisname');
  await expect(page.getByRole('heading', { name: 'Nobody found' })).toBeVisible();
  await expect(page.getByText('Search everybody')).toBeVisible();
  allowConsole(/500/);
  await sandbox.fail({ path: '/api/v2/search', status: 500, times: 99 });
  await search(page, 'carol');
  await expect(page.getByRole('heading', { name: 'Couldn’t search' })).toBeVisible();
  await sandbox.clearErrors();
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(person(page, 'carol')).toBeVisible();
});

test('a list gets another title; an empty one and a refusal are told beside it [1.2.077]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  await openBirds(page, baseURL);
  const title = page.getByLabel('Title', { exact: true });
  await title.fill(' ');
  await title.press('Enter');
  await expect(page.getByText('Enter a title.')).toBeVisible();
  await title.fill('Songbirds');
  allowConsole(/500/);
  await sandbox.fail({ path: '/api/v1/lists/', method: 'PUT', status: 500 });
  await title.press('Enter');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Made to fail');
  await expect(title).toHaveValue('Songbirds');
  await page.getByRole('button', { name: 'Save title' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  const { lists } = await listsOfAlice(baseURL);
  expect(lists.map((list) => list.title)).toContain('Songbirds');
});

test('lists that do not come can be asked for again, and none say how to begin [1.2.076]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/503|404/);
  await signIn(page, 'bob');
  await sandbox.fail({ path: '/api/v1/lists$', status: 503, times: 99 });
  await page.goto('/lists');
  await expect(page.getByRole('heading', { name: 'Couldn’t load your lists' })).toBeVisible();
  await sandbox.clearErrors();
  const bob = await callAs(`${baseURL}`, 'bob');
  for (const list of await bobsLists()) await bob(`/api/v1/lists/${list}`, { method: 'DELETE' });
  await page.getByRole('main').getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'No lists yet' })).toBeVisible();
  await page.goto('/lists/424242/edit');
  await expect(page.getByRole('heading', { name: 'This list doesn’t exist' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'See all lists' }).click();
  await expect(page.getByRole('heading', { name: 'No lists yet' })).toBeVisible();

  async function bobsLists(): Promise<string[]> {
    return listOf(await bob('/api/v1/lists')).map((list) => textOf(objectOf(list)['id']));
  }
});

for (const address of ['/lists', '/lists/new', '/lists/1/edit']) {
  test(`visitors at ${address} are told that lists are for members, and nothing is asked [1.2.030]`, async ({
    page,
    sandbox,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Log in to see your lists' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Create list' })).toHaveCount(0);
    const asked = (await sandbox.log()).map(({ path }) => path);
    expect(asked.filter((path) => path.startsWith('/api/v1/lists'))).toEqual([]);
  });
}

test('a server without choices about lists is offered none [1.2.077]', async ({ page }) => {
  await openNew(page);
  await expect(page.getByLabel('Title', { exact: true })).toBeVisible();
  await expect(page.getByLabel('Replies in this list')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('switch')).toHaveCount(0);
});

test('a list is deleted after a question, and only when the server does it [1.2.077, 1.4.015]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  await openBirds(page, baseURL);
  const remove = page.getByRole('main').getByRole('button', { name: 'Delete list' });
  await remove.click();
  const question = page.getByRole('alertdialog', { name: 'Delete the list Birds?' });
  await expect(question).toBeVisible();
  await expectAccessible(page, '[role=alertdialog]');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await remove.click();
  allowConsole(/500/);
  await sandbox.fail({ path: '/api/v1/lists/', method: 'DELETE', status: 500 });
  await question.getByRole('button', { name: 'Delete list' }).click();
  await expect(question).toContainText('Couldn’t delete the list.');
  await question.getByRole('button', { name: 'Delete list' }).click();
  await expect(page).toHaveURL(/\/lists$/);
  await expect(rows(page).first()).toBeVisible();
  await expect(rows(page).filter({ hasText: 'Birds' })).toHaveCount(0);
  expect((await listsOfAlice(baseURL)).lists.map(({ title }) => title)).not.toContain('Birds');
});

test('a list chooses its replies and is kept out of home [1.2.077]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 404/);
  await sandbox.character('mastodon');
  await signInByCode(page, { url: baseURL, username: 'alice', path: '/lists/new' });
  await page.getByLabel('Title', { exact: true }).fill('Loud people');
  await page.getByLabel('Replies in this list').selectOption('None');
  await page.getByRole('switch', { name: 'Hide these people’s posts from home' }).click();
  await page.getByRole('button', { name: 'Create list' }).click();
  await expect(timelineName(page)).toHaveText('Loud people');
  const alice = await callAs(baseURL, 'alice');
  const made = async () =>
    listOf(await alice('/api/v1/lists'))
      .map(objectOf)
      .find(({ title }) => title === 'Loud people');
  await expect.poll(made).toMatchObject({ replies_policy: 'none', exclusive: true });
  await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
  await expect(page.getByLabel('Replies in this list')).toHaveValue('none');
  await expectAccessible(page);
  await page.getByRole('switch', { name: 'Hide these people’s posts from home' }).click();
  await expect.poll(made).toMatchObject({ replies_policy: 'none', exclusive: false });
});

test('people are searched two seconds after the last letter, among those one follows or all [1.2.077, 1.9.006]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await openBirds(page, baseURL);
  const searches = async () =>
    (await sandbox.log())
      .filter(({ path }) => path === '/api/v2/search')
      .map(({ query }) => ['q', 'resolve', 'following'].map((name) => new URLSearchParams(query).get(name)));
  await page.getByRole('link', { name: 'Add people' }).click();
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search for people' });
  await expect(field).toBeVisible();
  // Here the clock advances only when the test does it.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await field.fill('da');
  await vi.advanceTimersByTimeAsync(1900);
  await field.fill('dave');
  await vi.advanceTimersByTimeAsync(1900);
  expect(await searches()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  // Unlike a poll, this leaves the clock alone.
  await expect(async () => expect(await searches()).toEqual([['dave', 'true', 'true']])).toPass();
  vi.useRealTimers();
  await page.getByRole('checkbox', { name: 'Only people I follow' }).uncheck();
  await expect.poll(searches).toEqual([
    ['dave', 'true', 'true'],
    ['dave', 'true', 'false'],
  ]);
});
