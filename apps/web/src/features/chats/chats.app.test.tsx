import { vi } from 'vitest';
import { callAs } from '../../testing/page/server';
import { listOf, objectOf, textOf } from '../../testing/page/json';
import type { Locator, Page } from '../../testing/page/locator';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

type Call = Awaited<ReturnType<typeof callAs>>;

const idOf = async (call: Call, name: string): Promise<string> =>
  textOf(objectOf(await call(`/api/v1/accounts/lookup?acct=${name}`))['id']);

/** Writes to somebody in their chat. */
async function write(call: Call, to: string, content: string): Promise<void> {
  const path = `/api/v1/pleroma/chats/by-account-id/${await idOf(call, to)}`;
  const chat = textOf(objectOf(await call(path, { method: 'POST' }))['id']);
  await call(`/api/v1/pleroma/chats/${chat}/messages`, { method: 'POST', body: { content } });
}

const bubble = (page: Page, words: string): Locator =>
  page.getByRole('log', { name: 'Messages' }).locator('[data-message]').filter({ hasText: words });

const field = (page: Page): Locator => page.getByRole('textbox', { name: 'Write a message' });

test('chats are listed with the last message, and one is opened, written to and read [1.2.035, 1.2.036, 2.2.011, 2.2.012]', async ({
  page,
  baseURL,
}) => {
  const bob = await callAs(`${baseURL}`, 'bob');
  await write(bob, 'alice', 'Tea at four?');
  await signIn(page, 'alice', '/users/alice/chats');
  const row = page.getByRole('main').getByRole('link', { name: /Bob/ });
  await expect(row).toContainText('Tea at four?');
  await expect(row).toContainText('unread');
  await row.click();
  await expect(bubble(page, 'Tea at four?')).toBeVisible();
  await field(page).fill('With pleasure');
  await field(page).press('Enter');
  await expect(bubble(page, 'With pleasure')).toHaveCount(1);
  await expect(field(page)).toHaveValue('');
  const alice = await callAs(`${baseURL}`, 'alice');
  await expect(async () => {
    const [chat] = listOf(await alice('/api/v1/pleroma/chats')).map(objectOf);
    expect(objectOf(chat?.['last_message'])['content']).toBe('With pleasure');
    expect(chat?.['unread']).toBe(0);
  }).toPass();
});

test('an unread chat counts in the title, on the tab’s icon, and above the notifications, until it is read', async ({
  page,
  sandbox,
  baseURL,
}) => {
  // What can be drawn on, and is as it was drawn.
  const canvas = HTMLCanvasElement.prototype;
  vi.spyOn(canvas, 'getContext').mockImplementation(
    () => new Proxy({}, { get: () => () => ({ width: 1 }) }) as never,
  );
  vi.spyOn(canvas, 'toDataURL').mockReturnValue('data:image/png;base64,MQ==');
  const icon = page.locator('head link[rel="icon"][href^="data:"]');
  const bob = await callAs(`${baseURL}`, 'bob');
  await signIn(page, 'dave', '/dave/notifications');
  await expect(page).toHaveTitle(/^Notifications/);
  await expect.poll(() => sandbox.streams()).toContain('user');
  await write(bob, 'dave', 'Tea at four?');
  await expect(page).toHaveTitle(/^\(1\) Notifications/);
  await expect(icon).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: '1 unread chat' }).click();
  await page.getByRole('main').getByRole('link', { name: /Bob/ }).click();
  await expect(bubble(page, 'Tea at four?')).toBeVisible();
  await expect(page).toHaveTitle(/^Bob/);
  await expect(icon).toHaveCount(0);
});

test('an empty message is refused, and so is writing where the chat could not be loaded [2.5.042, 2.5.043, 2.8.012]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  const alice = await callAs(`${baseURL}`, 'alice');
  const path = `/users/alice/chats/${await idOf(alice, 'quill')}`;
  await sandbox.fail({
    path: 'by-account-id',
    status: 500,
    body: { error: 'Something went wrong' },
    times: 99,
  });
  await signIn(page, 'alice', path);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Couldn’t load the chat');
  const send = page.getByRole('button', { name: 'Send message' });
  await expect(send).toBeDisabled();
  await sandbox.clearErrors();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No messages yet')).toBeVisible();
  await field(page).fill('  ');
  await send.click();
  await expect(page.getByText('An empty message can’t be sent')).toBeVisible();
});

test('deleting for both asks first, and is offered for own messages alone [2.5.044, 2.5.045]', async ({
  page,
  baseURL,
}) => {
  const [alice, bob] = [await callAs(`${baseURL}`, 'alice'), await callAs(`${baseURL}`, 'bob')];
  await write(bob, 'alice', 'Is it raining?');
  await write(alice, 'bob', 'I must not say');
  await signIn(page, 'alice', `/users/alice/chats/${await idOf(alice, 'bob')}`);
  await bubble(page, 'Is it raining?').getByRole('button', { name: 'More' }).click();
  await expect(page.getByRole('menuitem', { name: 'Copy text' })).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Delete message' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  const own = bubble(page, 'I must not say');
  await own.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete message' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this message?' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(own).toHaveCount(1);
  await own.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Delete message' }).click();
  await dialog.getByRole('button', { name: 'Delete message' }).click();
  await expect(own).toHaveCount(0);
  await expect(async () => {
    const [chat] = listOf(await alice('/api/v1/pleroma/chats')).map(objectOf);
    expect(objectOf(chat?.['last_message'])['content']).toBe('Is it raining?');
  }).toPass();
});

test('a message of the other person is removed for the viewer alone, after a question', async ({
  page,
  baseURL,
}) => {
  const [alice, bob] = [await callAs(`${baseURL}`, 'alice'), await callAs(`${baseURL}`, 'bob')];
  await write(bob, 'alice', 'Is it raining?');
  await write(bob, 'alice', 'Forget it');
  const path = `/users/alice/chats/${await idOf(alice, 'bob')}`;
  await signIn(page, 'alice', path);
  const message = bubble(page, 'Forget it');
  await message.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Remove for me' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove this message for you?' });
  await expect(dialog).toContainText('The other person still sees it.');
  await dialog.getByRole('button', { name: 'Remove for me' }).click();
  await expect(message).toHaveCount(0);
  const lastOf = async (call: Call) => {
    const [chat] = listOf(await call('/api/v1/pleroma/chats')).map(objectOf);
    return objectOf(chat?.['last_message'])['content'];
  };
  await expect(async () => expect(await lastOf(alice)).toBe('Is it raining?')).toPass();
  expect(await lastOf(bob)).toBe('Forget it');
  await page.goto(path);
  await expect(bubble(page, 'Is it raining?')).toHaveCount(1);
  await expect(message).toHaveCount(0);
});

test('a message that the server refuses stays with a way to send or discard it [2.4.030]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 400/);
  const alice = await callAs(`${baseURL}`, 'alice');
  await signIn(page, 'alice', `/users/alice/chats/${await idOf(alice, 'bob')}`);
  await sandbox.fail({
    path: '/messages$',
    method: 'POST',
    status: 400,
    body: { error: 'Too long for this server' },
    times: 99,
  });
  await field(page).fill('A long story');
  await field(page).press('Enter');
  const own = bubble(page, 'A long story');
  await expect(own).toContainText('Not sent.');
  await expect(own).toContainText('Too long for this server');
  await own.getByRole('button', { name: 'Send now' }).click();
  await expect(own).toContainText('Too long for this server');
  await own.getByRole('button', { name: 'Copy text' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('A long story');
  await sandbox.clearErrors();
  await own.getByRole('button', { name: 'Discard' }).click();
  await expect(own).toHaveCount(0);
  await expect(field(page)).toHaveValue('A long story');
  await field(page).press('Enter');
  await expect(own).toHaveCount(1);
  await expect(own).not.toContainText('Not sent');
});

test('trouble with a chat is said where it is, with a way to try again [2.8.014]', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  const [alice, bob] = [await callAs(`${baseURL}`, 'alice'), await callAs(`${baseURL}`, 'bob')];
  await write(bob, 'alice', 'Tea at four?');
  const error = { status: 500, body: { error: 'Down' } };
  // Another part of the page may ask first, and the chat asks again by itself.
  await sandbox.fail({ path: '/messages', method: 'GET', ...error, times: 99 });
  await signIn(page, 'alice', `/users/alice/chats/${await idOf(alice, 'bob')}`);
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Couldn’t load the chat');
  await sandbox.clearErrors();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(bubble(page, 'Tea at four?')).toBeVisible();
  await sandbox.fail({ path: '/messages$', method: 'POST', ...error, times: 99 });
  await field(page).fill('With pleasure');
  await field(page).press('Enter');
  const own = bubble(page, 'With pleasure');
  await expect(own).toContainText('Maybe this person accepts no messages from you');
  await sandbox.clearErrors();
  await own.getByRole('button', { name: 'Send now' }).click();
  await expect(own).not.toContainText('Maybe');
});

test('a chat says what stands between two people, and is closed with who was deactivated', async ({
  page,
  baseURL,
}) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  const act = async (as: string, action: string, whom: string) => {
    const call = await callAs(`${baseURL}`, as);
    await call(`/api/v1/accounts/${await idOf(alice, whom)}/${action}`, { method: 'POST', body: {} });
  };
  await act('alice', 'block', 'bob');
  await act('alice', 'mute', 'dave');
  await act('carol', 'block', 'alice');
  await signIn(page, 'alice');
  const said = {
    bob: 'You blocked this person',
    dave: 'You muted this person',
    carol: 'This person blocked you',
  };
  for (const [name, words] of Object.entries(said)) {
    await page.goto(`/users/alice/chats/${await idOf(alice, name)}`);
    await expect(page.getByRole('note')).toContainText(words);
  }
  await act('alice', 'unblock', 'bob');
  const path = '/api/v1/pleroma/admin/users/deactivate';
  await alice(path, { method: 'PATCH', body: { nicknames: ['bob'] } });
  await page.goto(`/users/alice/chats/${await idOf(alice, 'bob')}`);
  await expect(page.getByText('This account is deactivated')).toBeVisible();
  await expect(field(page)).toHaveCount(0);
});

test('a message is chosen by keys and quoted, which leads into the field', async ({ page, baseURL }) => {
  const bob = await callAs(`${baseURL}`, 'bob');
  await write(bob, 'dave', 'Tea at four?');
  await write(bob, 'dave', 'Or at five?');
  await signIn(page, 'dave', `/users/dave/chats/${await idOf(bob, 'bob')}`);
  await expect(bubble(page, 'Or at five?')).toBeVisible();
  await page.getByRole('log', { name: 'Messages' }).focus();
  await page.keyboard.press('k');
  await expect(bubble(page, 'Or at five?')).toBeFocused();
  await page.keyboard.press('k');
  await expect(bubble(page, 'Tea at four?')).toBeFocused();
  await page.keyboard.press('r');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('> Tea at four?\n');
  await bubble(page, 'Or at five?').getByRole('button', { name: 'Quote' }).click();
  await expect(field(page)).toHaveValue('> Tea at four?\n> Or at five?\n');
});

test('what is loaded of a chat is searched, without regard to accents', async ({ page, baseURL }) => {
  const bob = await callAs(`${baseURL}`, 'bob');
  await write(bob, 'dave', 'The café is closed');
  await write(bob, 'dave', 'Tea at home, then');
  await signIn(page, 'dave', `/users/dave/chats/${await idOf(bob, 'bob')}`);
  await page.getByRole('button', { name: 'Search in this chat' }).click();
  const found = page.getByRole('group', { name: 'Search in this chat' }).locator('[data-message]');
  await page.getByRole('searchbox', { name: 'Search in this chat' }).fill('cafe CLOSED');
  await expect(found).toHaveCount(1);
  await expect(found).toContainText('The café is closed');
  await expect(page.getByText('1 message found')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search in this chat' }).fill('biscuits');
  await expect(page.getByText('No message found in what is loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Search in this chat' }).click();
  await expect(bubble(page, 'Tea at home, then')).toBeVisible();
});

test('the form of a chat takes one file, and has none of what makes a post [2.5.040]', async ({
  page,
  baseURL,
}) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  await signIn(page, 'alice', `/users/alice/chats/${await idOf(alice, 'bob')}`);
  const form = page.getByRole('form', { name: 'Write a message' });
  await expect(form.getByRole('button')).toHaveCount(3);
  for (const name of ['Attach a file', 'Send message'])
    await expect(form.getByRole('button', { name })).toBeVisible();
  await expect(form.getByRole('textbox')).toHaveCount(1);
  await expect(form.getByRole('checkbox')).toHaveCount(0);
  await expect(form.getByRole('combobox')).toHaveCount(0);
});

test('a server without chats shows no trace of them [3.3.015]', async ({ page, sandbox, baseURL }) => {
  await signIn(page, 'alice', '/users/bob');
  const actions = page
    .getByRole('main')
    .getByRole('button', { name: /^Actions for / })
    .first();
  const menuLines = page.getByRole('menu').getByRole('menuitem');
  await actions.click();
  await expect(menuLines.filter({ hasText: /^Chat$/ })).toBeVisible();
  await sandbox.settings({ featuresOff: ['pleroma_chat_messages'] });
  await page.reload();
  await actions.click();
  await expect(menuLines.filter({ hasText: 'Mention' })).toBeVisible();
  await expect(menuLines.filter({ hasText: /^Chat$/ })).toHaveCount(0);

  const alice = await callAs(`${baseURL}`, 'alice');
  await signIn(page, 'alice', `/users/alice/chats/${await idOf(alice, 'bob')}`);
  await expect(page.getByRole('heading', { name: 'This server has no chats' })).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.getByRole('link', { name: 'Drafts' })).toBeVisible();
  await expect(menu.getByRole('link', { name: /Chats/ })).toHaveCount(0);
});

test('Enter that is pressed twice sends once, and what is written meanwhile stays', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const [alice, bob] = [await callAs(`${baseURL}`, 'alice'), await callAs(`${baseURL}`, 'bob')];
  await write(bob, 'alice', 'Is it raining?');
  await signIn(page, 'alice', `/users/alice/chats/${await idOf(alice, 'bob')}`);
  await expect(bubble(page, 'Is it raining?')).toHaveCount(1);
  await field(page).fill('Yes');
  await Promise.all([field(page).press('Enter'), field(page).press('Enter')]);
  await expect(bubble(page, 'Yes')).toHaveCount(1);
  await expect(field(page)).toHaveValue('');
  const sent = async () =>
    (await sandbox.log()).filter(({ method, path }) => method === 'POST' && path.endsWith('/messages'));
  // Bob's message, and one of Alice.
  await expect.poll(sent).toHaveLength(2);
});

test('a read mark that fails is set later', async ({ page, sandbox, baseURL, allowConsole }) => {
  allowConsole(/status of 500/);
  const [alice, bob] = [await callAs(`${baseURL}`, 'alice'), await callAs(`${baseURL}`, 'bob')];
  await write(bob, 'alice', 'Is it raining?');
  await sandbox.fail({ path: '/read$', status: 500, body: { error: 'Down' }, times: 1 });
  await signIn(page, 'alice', `/users/alice/chats/${await idOf(alice, 'bob')}`);
  await expect(bubble(page, 'Is it raining?')).toHaveCount(1);
  await expect(async () => {
    const [chat] = listOf(await alice('/api/v1/pleroma/chats')).map(objectOf);
    expect(chat?.['unread']).toBe(0);
  }).toPass();
});

test('a message that arrives while the chat is searched is found', async ({ page, sandbox, baseURL }) => {
  const [alice, bob] = [await callAs(`${baseURL}`, 'alice'), await callAs(`${baseURL}`, 'bob')];
  await write(bob, 'alice', 'Tea at four?');
  await signIn(page, 'alice', `/users/alice/chats/${await idOf(alice, 'bob')}`);
  await expect(bubble(page, 'Tea at four?')).toHaveCount(1);
  await page.getByRole('button', { name: 'Search in this chat' }).click();
  await page.getByRole('searchbox', { name: 'Search in this chat' }).fill('tea');
  await expect(page.getByText('1 message found')).toHaveCount(1);
  await expect.poll(() => sandbox.streams()).toContain('user');
  await write(bob, 'alice', 'Or tea at five?');
  await expect(page.getByText('2 messages found')).toHaveCount(1);
});
