import type { Locator, Page } from '@playwright/test';
import { listOf, objectOf, textOf } from '../tools/report/json-value';
import { expectAccessible } from './harness/expect-accessible';
import { openComposer } from './harness/open-composer';
import { readJson } from './harness/read-json';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { beginPost } from './harness/write-post';

/** Writes several posts as a thread. */
async function writesThread(page: Page, [first = '', ...others]: readonly string[]): Promise<Locator> {
  const { form } = await beginPost(page, first);
  for (const [at, words] of others.entries()) {
    await form.getByRole('button', { name: 'More ways to post' }).click();
    // By key: a pointer could reach the menu while it is still moving.
    await page.getByRole('menuitem', { name: 'Add a post below' }).press('Enter');
    const field = form.getByRole('textbox', { name: `Post ${at + 2} of the thread` });
    await expect(field).toBeFocused();
    await field.fill(words);
  }
  return form;
}

const postButton = (form: Locator) => form.getByRole('button', { name: 'Post', exact: true });

/** The newest posts, oldest first, each with the post it replies to. */
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
