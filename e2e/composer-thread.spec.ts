import type { Locator, Page } from '@playwright/test';
import { listOf, objectOf, textOf } from '../tools/report/json-value';
import { expectAccessible } from './harness/expect-accessible';
import { openComposer } from './harness/open-composer';
import { readJson } from './harness/read-json';
import { sentPosts } from './harness/sent-posts';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { beginPost, showOutbox } from './harness/write-post';

/** Writes several posts in one go. */
async function writesThread(page: Page, [first = '', ...others]: readonly string[]): Promise<Locator> {
  const { form } = await beginPost(page, first);
  for (const [at, words] of others.entries()) {
    await form.getByRole('button', { name: 'More ways' }).click();
    // By key: a pointer may meet the menu on its way to its place.
    await page.getByRole('menuitem', { name: 'Add a post below' }).press('Enter');
    const field = form.getByRole('textbox', { name: `Post ${at + 2} of the thread` });
    await expect(field).toBeFocused();
    await field.fill(words);
  }
  return form;
}

const postButton = (form: Locator) => form.getByRole('button', { name: 'Post', exact: true });

/** The newest posts, oldest first, each with what it answers. */
async function threadOf(url: string | undefined, count: number): Promise<string[]> {
  const newest = listOf(await readJson(`${url}/api/v1/timelines/public?limit=${count}`)).map(objectOf);
  const texts = new Map(newest.map((post) => [post['id'], textOf(post['content'])]));
  return newest.toReversed().map((post) => {
    const answered = texts.get(post['in_reply_to_id']);
    return `${textOf(post['content'])}${answered === undefined ? '' : `, after ${answered}`}`;
  });
}

const THREAD = ['One hedge', 'Two hedges, after One hedge', 'Three hedges, after Two hedges'];

test('a thread is written in one go, is kept over a reload, and goes out in order', async ({
  page,
  baseURL,
}) => {
  const form = await writesThread(page, ['One hedge', 'Two hedges', 'Three hedges']);
  await expectAccessible(page);
  await page.reload();
  const again = await openComposer(page);
  await expect(textField(again)).toHaveValue('One hedge');
  await expect(again.getByRole('textbox', { name: 'Post 3 of the thread' })).toHaveValue('Three hedges');
  await postButton(again).click();
  await expect.poll(() => threadOf(baseURL, 3)).toEqual(THREAD);
  await expect(form.getByRole('textbox', { name: 'Post 2 of the thread' })).toBeHidden();
});

test('each post of a thread has its preview, and an emoji goes where it was picked for', async ({ page }) => {
  const form = await writesThread(page, ['A *frosty* hedge', 'A bare one']);
  const part = form.getByRole('group', { name: 'Post 2 of the thread' });
  await part.getByRole('button', { name: 'Insert an emoji' }).click();
  const picker = page.getByRole('dialog', { name: 'Insert an emoji' });
  await picker.getByRole('searchbox', { name: 'Search emoji' }).fill('honeybee');
  await picker.getByRole('gridcell').getByRole('button', { name: 'honeybee', exact: true }).click();
  await expect(part.getByRole('textbox', { name: 'Post 2 of the thread' })).toHaveValue('A bare one 🐝 ');
  await expect(textField(form)).toHaveValue('A *frosty* hedge');
  await form.getByRole('button', { name: 'Preview', exact: true }).click();
  const preview = form.getByRole('region', { name: 'Preview' });
  await expect(preview).toContainText('A *frosty* hedge');
  await expect(preview).toContainText('A bare one 🐝');
  await part.getByRole('button', { name: 'Take out post 2' }).click();
  await expect(preview).not.toContainText('A bare one');
});

test('a part can be taken out, and an empty one is refused', async ({ page, sandbox }) => {
  const form = await writesThread(page, ['One hedge', '', 'Three hedges']);
  await postButton(form).click();
  await expect(form).toContainText('One of the posts below has nothing in it');
  expect(await sentPosts(sandbox)).toEqual([]);
  await form.getByRole('button', { name: 'Take out post 2' }).click();
  await expect(form.getByRole('textbox', { name: 'Post 2 of the thread' })).toHaveValue('Three hedges');
});

test('when the connection breaks in the middle the rest waits, and each part is there once', async ({
  page,
  allowConsole,
  baseURL,
}) => {
  allowConsole(/ERR_/);
  let posts = 0;
  await page.route('**/api/v1/statuses', async (route) => {
    posts += 1;
    if (posts !== 2) return route.continue();
    // The server makes it; its answer never comes.
    await route.fetch();
    await route.abort('connectionreset');
  });
  const form = await writesThread(page, ['One hedge', 'Two hedges', 'Three hedges']);
  await postButton(form).click();
  await expect.poll(() => posts).toBeGreaterThanOrEqual(2);
  await expect.poll(() => threadOf(baseURL, 3), { timeout: 20_000 }).toEqual(THREAD);
  await expect(page.getByRole('region', { name: 'On its way' })).toBeHidden();
});

test('when a part is refused, what is left is a draft that goes on from there', async ({
  page,
  allowConsole,
  baseURL,
}) => {
  allowConsole(/status of 422/);
  let posts = 0;
  await page.route('**/api/v1/statuses', async (route) => {
    posts += 1;
    if (posts !== 2) return route.continue();
    await route.fulfill({ status: 422, json: { error: 'No twos' } });
  });
  const form = await writesThread(page, ['One hedge', 'Two hedges', 'Three hedges']);
  await postButton(form).click();
  await page.getByRole('button', { name: 'Open it' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reply' });
  await expect(textField(dialog)).toHaveValue('Two hedges');
  await expect(dialog).toContainText('No twos');
  await expect(dialog.getByRole('textbox', { name: 'Post 2 of the thread' })).toHaveValue('Three hedges');
  await dialog.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => threadOf(baseURL, 3)).toEqual(THREAD);
});

test('a thread that waits says how much of it is left, and can be taken back', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 429/);
  await sandbox.fail({
    method: 'POST',
    path: '^/api/v1/statuses$',
    status: 429,
    headers: { 'retry-after': '600' },
  });
  const form = await writesThread(page, ['One hedge', 'Two hedges']);
  await postButton(form).click();
  const list = await showOutbox(page);
  await list.getByRole('button', { name: 'Take back' }).click();
  const dialog = page.getByRole('dialog', { name: 'New post' });
  await expect(textField(dialog)).toHaveValue('One hedge');
  await expect(dialog.getByRole('textbox', { name: 'Post 2 of the thread' })).toHaveValue('Two hedges');
});
