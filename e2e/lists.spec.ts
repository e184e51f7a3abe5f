import type { Locator, Page } from '@playwright/test';
import { listOf, objectOf, textOf } from '../tools/report/json-value';
import { storeDemoSession } from '../tools/browser/demo-session';
import { callAs } from './harness/call-as';
import { makeCodeSession } from './harness/code-session';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { timelineName } from './harness/timeline-menu';
import { bothWidths } from './harness/widths';

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

test(
  'a new list collects its people, is made with them, and opens [1.2.033, 1.2.077, 1.4.014, 1.5.011]',
  bothWidths,
  async ({ page, baseURL }) => {
    await openNew(page);
    await page.getByRole('button', { name: 'Create list' }).click();
    await expect(page.getByText('Enter a title.')).toBeVisible();
    await expect(page.getByLabel('Title', { exact: true })).toBeFocused();
    await page.getByLabel('Title', { exact: true }).fill('Signals');
    await search(page, 'bob');
    await person(page, 'bob').getByRole('button', { name: 'Add @bob' }).click();
    await search(page, 'carol');
    await person(page, 'carol').getByRole('button', { name: 'Add @carol' }).click();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'In the list (2)' }).click();
    await person(page, 'carol').getByRole('button', { name: 'Remove @carol' }).click();
    await expect(page.getByRole('link', { name: 'In the list (1)' })).toBeVisible();
    expect((await listsOfAlice(baseURL)).lists.map(({ title }) => title)).not.toContain('Signals');
    // Nothing is lost by visiting another screen.
    await page.getByRole('main').getByRole('button', { name: 'Go back', exact: true }).click();
    await expect(timelineName(page)).toHaveText('Lists');
    await page.goForward();
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Signals');
    await page.getByRole('button', { name: 'Create list' }).click();
    await expect(timelineName(page)).toHaveText('Signals');
    const { lists, inList } = await listsOfAlice(baseURL);
    expect(lists[0]?.title).toBe('Signals');
    expect(await inList(lists[0]?.id ?? '')).toEqual(['bob']);
  },
);

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
  await page.clock.install();
  await page.getByRole('link', { name: 'Add people' }).click();
  const field = page.getByRole('main').getByRole('searchbox', { name: 'Search for people' });
  await expect(field).toBeVisible();
  // From here on the clock advances only when the test does it.
  await page.clock.pauseAt(Date.now() + 60_000);
  await field.fill('da');
  await page.clock.runFor(1900);
  await field.fill('dave');
  await page.clock.runFor(1900);
  expect(await searches()).toEqual([]);
  await page.clock.runFor(200);
  await expect.poll(searches).toEqual([['dave', 'true', 'true']]);
  await page.getByRole('checkbox', { name: 'Only people I follow' }).uncheck();
  await expect.poll(searches).toEqual([
    ['dave', 'true', 'true'],
    ['dave', 'true', 'false'],
  ]);
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
  await expectAccessible(page);
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

test.describe('on a server with choices about lists', () => {
  test.beforeEach(({ sandbox }) => sandbox.character('mastodon'));

  test('a list chooses its replies and is kept out of home [1.2.077]', async ({
    page,
    baseURL,
    allowConsole,
  }) => {
    allowConsole(/status of 404/);
    const session = await makeCodeSession(`${baseURL}`, 'alice');
    await storeDemoSession(page, `${baseURL}`, session);
    await page.goto('/lists/new');
    await page.getByLabel('Title', { exact: true }).fill('Loud people');
    await page.getByLabel('Replies in this list').selectOption('None');
    await page.getByRole('switch', { name: 'Hide these people’s posts from home' }).click();
    await page.getByRole('button', { name: 'Create list' }).click();
    await expect(timelineName(page)).toHaveText('Loud people');
    const headers = { authorization: `Bearer ${session.token}` };
    const made = async () =>
      listOf(await (await page.request.get('/api/v1/lists', { headers })).json())
        .map(objectOf)
        .find(({ title }) => title === 'Loud people');
    expect(await made()).toMatchObject({ replies_policy: 'none', exclusive: true });
    await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByLabel('Replies in this list')).toHaveValue('none');
    await expectAccessible(page);
    await page.getByRole('switch', { name: 'Hide these people’s posts from home' }).click();
    await expect.poll(made).toMatchObject({ replies_policy: 'none', exclusive: false });
  });
});
