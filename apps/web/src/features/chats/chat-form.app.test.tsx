import { callAs, type CallAs } from '../../testing/page/server';
import { listOf, objectOf, textOf } from '../../testing/page/json';
import type { Locator, Page } from '../../testing/page/locator';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const idOf = async (call: CallAs, name: string): Promise<string> =>
  textOf(objectOf(await call(`/api/v1/accounts/lookup?acct=${name}`))['id']);

const form = (page: Page): Locator => page.getByRole('form', { name: 'Write a message' });
const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Write a message' });
const bubble = (page: Page, words: string): Locator =>
  page.getByRole('log', { name: 'Messages' }).locator('[data-message]').filter({ hasText: words });

/** Pastes or drops files on the field. */
async function give(page: Page, type: 'paste' | 'drop', files: readonly File[]): Promise<void> {
  await field(page).evaluate((element) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    const data = { types: ['Files'], files, getData: () => '' };
    element.dispatchEvent(Object.assign(event, { clipboardData: data, dataTransfer: data }));
  });
}

const note = (name: string): File => new File([`About ${name}`], name, { type: 'text/plain' });

test('a file is chosen, pasted or dropped, one for each message, and sent with it', async ({
  page,
  baseURL,
}) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  await signIn(page, 'alice', `/users/alice/chats/${await idOf(alice, 'quill')}`);
  await expect(page.getByRole('button', { name: 'Attach a file' })).toBeEnabled();
  await give(page, 'paste', [note('pasted.txt')]);
  await expect(form(page)).toContainText('pasted.txt');
  await expect(page.getByRole('button', { name: 'Attach a file' })).toBeDisabled();
  await give(page, 'drop', [note('second.txt')]);
  await expect(form(page).getByRole('button', { name: /Remove .*second\.txt/ })).toHaveCount(1);
  await form(page)
    .getByRole('button', { name: /Remove .*second\.txt/ })
    .click();
  await form(page).getByRole('button', { name: 'Remove the file' }).click();
  await give(page, 'drop', [note('dropped.txt')]);
  await expect(form(page).getByRole('button', { name: 'Remove the file' })).toHaveCount(1);
  await expect(form(page)).toContainText('dropped.txt');
  await field(page).press('Enter');
  await expect(form(page)).not.toContainText('dropped.txt');
  await form(page).locator('input[type="file"]').setInputFiles(note('chosen.txt'));
  await expect(form(page)).toContainText('chosen.txt');
  await field(page).fill('And this');
  await expect(form(page).getByRole('button', { name: 'Remove the file' })).toHaveCount(1);
  await field(page).press('Enter');
  await expect(bubble(page, 'And this')).toHaveCount(1);
  await expect(async () => {
    const [chat] = listOf(await alice('/api/v1/pleroma/chats')).map(objectOf);
    const all = listOf(await alice(`/api/v1/pleroma/chats/${textOf(chat?.['id'])}/messages`)).map(objectOf);
    expect(all.map(({ content, attachment }) => [content, attachment !== null])).toEqual([
      ['And this', true],
      [null, true],
    ]);
  }).toPass();
});

test('emoji are picked and completed, and so are people', async ({ page, baseURL }) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  await signIn(page, 'alice', `/users/alice/chats/${await idOf(alice, 'quill')}`);
  await expect(field(page)).toHaveAttribute('aria-autocomplete', 'list');
  await form(page).getByRole('button', { name: 'Insert emoji' }).click();
  const picker = page.getByRole('dialog', { name: 'Insert emoji' });
  await picker.getByRole('gridcell').getByRole('button', { name: ':linnet:', exact: true }).click();
  await expect(field(page)).toHaveValue(':linnet: ');
  await expect(field(page)).toBeFocused();
  const offered = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await page.keyboard.type(':loa');
  await expect(offered.first()).toContainText('loaf');
  await page.keyboard.press('Tab');
  await expect(field(page)).toHaveValue(/:loaf: $/);
  await page.keyboard.type('@caro');
  await expect(offered.first()).toContainText('@carol');
  await page.keyboard.press('ArrowDown');
  await expect(offered.first()).toHaveAttribute('aria-selected', 'true');
  // Enter takes what is selected, and sends nothing.
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(/@carol $/);
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
  await expect(bubble(page, '@carol')).toHaveCount(1);
});

test('what is longer than the server takes is counted, refused in words, and not sent', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  await sandbox.settings({ chatLimit: 300 });
  await signIn(page, 'alice', `/users/alice/chats/${await idOf(alice, 'quill')}`);
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  await field(page).fill('Short');
  await expect(form(page)).not.toContainText('characters left');
  await field(page).fill('a'.repeat(280));
  await expect(form(page)).toContainText('20 characters left');
  await field(page).fill('a'.repeat(301));
  await expect(form(page)).toContainText('1 character too many');
  await field(page).press('Enter');
  await expect(form(page).getByRole('alert')).toContainText('This is too long for the server. Shorten it.');
  expect((await sandbox.log()).filter(({ path }) => path.endsWith('/messages')).length).toBeLessThan(9);
  await field(page).fill('a'.repeat(300));
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
  const sent = async () =>
    (await sandbox.log())
      .filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'))
      .map(({ status }) => status);
  await expect.poll(sent).toEqual([200]);
});

test('what is begun stays with its chat', async ({ page, baseURL }) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  const [quill, bob] = [await idOf(alice, 'quill'), await idOf(alice, 'bob')];
  await signIn(page, 'alice', `/users/alice/chats/${quill}`);
  await field(page).fill('For Quill');
  await page.goto(`/users/alice/chats/${bob}`);
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  await expect(field(page)).toHaveValue('');
  await field(page).fill('For Bob');
  await page.goto(`/users/alice/chats/${quill}`);
  await expect(field(page)).toHaveValue('For Quill');
  await page.goto(`/users/alice/messages/${bob}`);
  await expect(field(page)).toHaveValue('For Bob');
});

/** Bob, who writes to Alice from elsewhere. */
async function bobAt(baseURL: string | undefined) {
  const bob = await callAs(`${baseURL}`, 'bob');
  const path = `/api/v1/pleroma/chats/by-account-id/${await idOf(bob, 'alice')}`;
  const chat = textOf(objectOf(await bob(path, { method: 'POST' }))['id']);
  const messages = `/api/v1/pleroma/chats/${chat}/messages`;
  return {
    id: await idOf(bob, 'bob'),
    heard: async () => listOf(await bob(messages)).map((each) => objectOf(each)['content']),
  };
}

test('what is sent during an upload waits for its file, is taken back by a key, a button or a letter, and is not sent without it', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const bob = await bobAt(baseURL);
  await signIn(page, 'alice', `/users/alice/chats/${bob.id}`);
  const waits = form(page).getByText('Sends when the file is uploaded');
  const send = page.getByRole('button', { name: 'Send message' });
  const choose = () => form(page).locator('input[type="file"]').setInputFiles(note('shopping.txt'));
  await expect(send).toBeEnabled();
  await sandbox.hold({ path: '/media$', method: 'POST' });
  await choose();
  await field(page).fill('The list');
  await field(page).press('Enter');
  await expect(waits).toBeVisible();
  await expect(send).toBeDisabled();
  await form(page).getByRole('button', { name: 'Cancel upload of shopping.txt' }).click();
  await expect(waits).toBeHidden();
  await expect(field(page)).toHaveValue('The list');

  await choose();
  await send.click();
  await form(page).getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(waits).toBeHidden();
  await field(page).press('Enter');
  await expect(waits).toBeVisible();
  await field(page).press('Escape');
  await expect(waits).toBeHidden();
  await field(page).press('Enter');
  await expect(waits).toBeVisible();
  await field(page).pressSequentially(', at last');
  await expect(waits).toBeHidden();
  await field(page).press('Enter');
  await expect(waits).toBeVisible();
  await sandbox.release();
  await expect(bubble(page, 'The list, at last')).toHaveCount(1);
  await expect(field(page)).toHaveValue('');
  await expect.poll(bob.heard).toContain('The list, at last');
  expect(await bob.heard()).not.toContain('The list');
});
