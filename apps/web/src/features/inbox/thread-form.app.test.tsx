import { callAs, type CallAs } from '../../testing/page/server';
import { listOf, objectOf, textOf } from '../../testing/page/json';
import type { Locator, Page } from '../../testing/page/locator';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const idOf = async (call: CallAs, name: string): Promise<string> =>
  textOf(objectOf(await call(`/api/v1/accounts/lookup?acct=${name}`))['id']);

async function writeDirectly(call: CallAs, status: string, inReplyTo = ''): Promise<string> {
  const reply = inReplyTo === '' ? {} : { in_reply_to_id: inReplyTo };
  const body = { status, visibility: 'direct', ...reply };
  return textOf(objectOf(await call('/api/v1/statuses', { method: 'POST', body }))['id']);
}

const main = (page: Page): Locator => page.getByRole('main');
const log = (page: Page): Locator => page.getByRole('log', { name: 'Messages' });
const form = (page: Page, names: string): Locator =>
  main(page).getByRole('form', { name: new RegExp(`^Write to ${names}$`) });

test('the form names who will read the answer, which may be fewer than take part', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const [alice, bob] = [await callAs(`${baseURL}`, 'alice'), await callAs(`${baseURL}`, 'bob')];
  const toBoth = await writeDirectly(bob, '@alice @carol Shall the three of us walk?');
  const key = [await idOf(alice, 'bob'), await idOf(alice, 'carol')].toSorted().join('.');
  await signIn(page, 'alice', `/users/alice/messages/${key}`);
  await expect(form(page, 'Bob and Carol.*')).toHaveCount(1);
  await expect.poll(() => sandbox.streams()).toContain('user');
  await writeDirectly(bob, '@alice Or better the two of us.', toBoth);
  await expect(log(page).getByRole('article', { name: /the two of us/ })).toHaveCount(1);
  await expect(form(page, 'Bob')).toHaveCount(1);
  await expect(form(page, 'Bob and Carol.*')).toHaveCount(0);
  await expect(form(page, 'Bob').getByText('Will be read by')).toContainText('@bob');
  await expect(form(page, 'Bob').getByText('Will be read by')).not.toContainText('@carol');
});

test('a direct post to somebody who was deactivated says that they won’t read it', async ({
  page,
  baseURL,
}) => {
  const [alice, bob] = [await callAs(`${baseURL}`, 'alice'), await callAs(`${baseURL}`, 'bob')];
  await writeDirectly(bob, '@alice Shall we walk to the mill?');
  const path = '/api/v1/pleroma/admin/users/deactivate';
  await alice(path, { method: 'PATCH', body: { nicknames: ['bob'] } });
  await signIn(page, 'alice', `/users/alice/messages/${await idOf(alice, 'bob')}`);
  await expect(form(page, 'Bob')).toContainText(/@bob. is deactivated and won’t read this/);
  await expect(page.getByRole('radio', { name: 'Chat message' })).toHaveCount(0);
});

test('a file that is being uploaded goes along when the post is deleted that was answered', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const [alice, bob] = [await callAs(`${baseURL}`, 'alice'), await callAs(`${baseURL}`, 'bob')];
  const first = await writeDirectly(bob, '@alice Shall we walk to the mill?');
  const second = await writeDirectly(bob, '@alice Or to the lake?');
  await signIn(page, 'alice', `/users/alice/messages/${await idOf(alice, 'bob')}`);
  const text = form(page, 'Bob').getByRole('textbox', { name: 'Write to Bob' });
  await text.fill('@bob Here is the map.');
  await sandbox.hold({ path: '/media$', method: 'POST' });
  const map = new File(['Left, then right.'], 'map.txt', { type: 'text/plain' });
  await form(page, 'Bob').locator('input[type="file"]').setInputFiles(map);
  const upload = form(page, 'Bob').getByRole('button', { name: 'Cancel upload of map.txt' });
  await expect(upload).toHaveCount(1);
  await expect.poll(() => sandbox.streams()).toContain('user');
  await bob(`/api/v1/statuses/${second}`, { method: 'DELETE' });
  await expect(log(page).getByRole('article', { name: /Or to the lake/ })).toHaveCount(0);
  await expect(text).toHaveValue('@bob Here is the map.');
  await expect(upload).toHaveCount(1);
  await sandbox.release();
  await expect(upload).toHaveCount(0);
  await form(page, 'Bob').getByRole('button', { name: 'Reply' }).click();
  await expect(log(page).getByRole('article', { name: /Here is the map/ })).toHaveCount(1);
  const [talk] = listOf(await alice('/api/v1/conversations')).map(objectOf);
  const sent = objectOf(talk?.['last_status']);
  expect(sent['in_reply_to_id']).toBe(first);
  expect(listOf(sent['media_attachments'])).toHaveLength(1);
});

test('a message that is selected while its log is scrolled is quoted by key all the same', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const [alice, bob] = [await callAs(`${baseURL}`, 'alice'), await callAs(`${baseURL}`, 'bob')];
  const person = await idOf(alice, 'alice');
  const path = `/api/v1/pleroma/chats/by-account-id/${person}`;
  const chat = textOf(objectOf(await bob(path, { method: 'POST' }))['id']);
  await signIn(page, 'alice', `/users/alice/messages/${await idOf(alice, 'bob')}`);
  await expect(log(page)).toHaveCount(1);
  await expect.poll(() => sandbox.streams()).toContain('user');
  const scrolling = setInterval(() => void log(page).dispatchEvent('scroll'), 20);
  try {
    const body = { content: 'Tea at four?' };
    await bob(`/api/v1/pleroma/chats/${chat}/messages`, { method: 'POST', body });
    const message = log(page).locator('[data-message]').filter({ hasText: 'Tea at four?' });
    await expect(message).toHaveCount(1);
    await expect(message.getByRole('button', { name: 'Quote' })).toHaveCount(0);
    await page.keyboard.press('k');
    await expect(message).toBeFocused();
    await page.keyboard.press('r');
    await expect(page.getByRole('textbox', { name: 'Write a message' })).toHaveValue('> Tea at four?\n');
  } finally {
    clearInterval(scrolling);
  }
});
