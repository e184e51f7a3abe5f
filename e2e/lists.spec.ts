import type { Locator, Page } from '@playwright/test';
import { listOf, objectOf, textOf } from '../tools/report/json-value';
import { callAs } from './harness/call-as';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { timelineName } from './harness/timeline-menu';

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

test('a new list collects its people, is made with them, and opens [1.2.033, 1.2.077, 1.4.014, 1.5.011]', async ({
  page,
  baseURL,
}) => {
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
});
