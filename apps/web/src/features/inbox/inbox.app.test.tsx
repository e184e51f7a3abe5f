import { expectAccessible } from '../../testing/page/accessible';
import { callAs } from '../../testing/page/server';
import { listOf, objectOf, textOf } from '../../testing/page/json';
import type { Locator, Page } from '../../testing/page/locator';
import { storeSettings } from '../../testing/page/settings';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

type Call = Awaited<ReturnType<typeof callAs>>;

const idOf = async (call: Call, name: string): Promise<string> =>
  textOf(objectOf(await call(`/api/v1/accounts/lookup?acct=${name}`))['id']);

async function writeInChat(call: Call, to: string, content: string): Promise<void> {
  const path = `/api/v1/pleroma/chats/by-account-id/${await idOf(call, to)}`;
  const chat = textOf(objectOf(await call(path, { method: 'POST' }))['id']);
  await call(`/api/v1/pleroma/chats/${chat}/messages`, { method: 'POST', body: { content } });
}

async function writeDirectly(call: Call, status: string): Promise<string> {
  const post = await call('/api/v1/statuses', { method: 'POST', body: { status, visibility: 'direct' } });
  return textOf(objectOf(post)['id']);
}

const main = (page: Page): Locator => page.getByRole('main');
const log = (page: Page): Locator => page.getByRole('log', { name: 'Messages' });

test('messages are listed by people, and what was written in both ways is one thread, which is read', async ({
  page,
  baseURL,
}) => {
  const [alice, bob] = [await callAs(`${baseURL}`, 'alice'), await callAs(`${baseURL}`, 'bob')];
  await writeInChat(bob, 'alice', 'Tea at four?');
  await writeDirectly(bob, '@alice Or rather at five.');
  await signIn(page, 'alice', '/users/alice/messages');
  const row = main(page).getByRole('link', { name: /Bob/ }).first();
  await expect(row).toContainText('Unread');
  await row.click();
  await expect(log(page)).toContainText('Tea at four?');
  await expect(log(page).getByRole('article', { name: /Or rather at five/ })).toHaveCount(1);
  await expect(log(page).getByText('Direct post')).not.toHaveCount(0);
  await expect(log(page).getByText('Chat message')).not.toHaveCount(0);
  await expect(async () => {
    const [chat] = listOf(await alice('/api/v1/pleroma/chats')).map(objectOf);
    const [talk] = listOf(await alice('/api/v1/conversations')).map(objectOf);
    expect([chat?.['unread'], talk?.['unread']]).toEqual([0, false]);
  }).toPass();
});

const segment = (page: Page, name: string): Locator => page.getByRole('radio', { name, exact: true });

test('a thread goes on as it was last written, and can be written to in the other way', async ({
  page,
  baseURL,
}) => {
  const [alice, bob] = [await callAs(`${baseURL}`, 'alice'), await callAs(`${baseURL}`, 'bob')];
  const asked = await writeDirectly(bob, '@alice Shall we walk to the mill?');
  await signIn(page, 'alice', `/users/alice/messages/${await idOf(alice, 'bob')}`);
  await expect(segment(page, 'Direct post')).toBeChecked();
  const form = page.getByRole('form', { name: 'Write to Bob' });
  const text = form.getByRole('textbox', { name: 'Write to Bob' });
  await expect(text).toHaveValue('@bob ');
  await text.fill('@bob Gladly.');
  await form.getByRole('button', { name: 'Reply' }).click();
  await expect(log(page).getByRole('article', { name: /Gladly/ })).toHaveCount(1);
  await expect(text).toHaveValue('@bob ');
  const [talk] = listOf(await alice('/api/v1/conversations')).map(objectOf);
  expect(objectOf(talk?.['last_status'])).toMatchObject({ visibility: 'direct', in_reply_to_id: asked });

  await segment(page, 'Chat message').click();
  const field = page.getByRole('textbox', { name: 'Write a message' });
  await field.fill('And bring the dog');
  await field.press('Enter');
  await expect(log(page).locator('[data-message]').filter({ hasText: 'And bring the dog' })).toHaveCount(1);
  await expect(async () => {
    const [chat] = listOf(await alice('/api/v1/pleroma/chats')).map(objectOf);
    expect(objectOf(chat?.['last_message'])['content']).toBe('And bring the dog');
  }).toPass();
});

test('a reply that was begun is kept, whatever is written meanwhile', async ({ page, sandbox, baseURL }) => {
  const [alice, bob] = [await callAs(`${baseURL}`, 'alice'), await callAs(`${baseURL}`, 'bob')];
  await writeDirectly(bob, '@alice Shall we walk to the mill?');
  const path = `/users/alice/messages/${await idOf(alice, 'bob')}`;
  await signIn(page, 'alice', path);
  const text = page.getByRole('main').getByRole('textbox', { name: 'Write to Bob' });
  await text.fill('@bob I am not sure');
  await expect.poll(() => sandbox.streams()).toContain('user');
  await writeDirectly(bob, '@alice Or to the lake?');
  await expect(log(page).getByRole('article', { name: /Or to the lake/ })).toHaveCount(1);
  await expect(text).toHaveValue('@bob I am not sure');
  await page.goto('/users/alice/messages');
  await page.goto(path);
  await expect(text).toHaveValue('@bob I am not sure');
});

test('somebody is found by searching, and written to', async ({ page, baseURL }) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  await signIn(page, 'alice', '/users/alice/messages');
  await page.getByRole('button', { name: 'New message' }).click();
  await page.getByRole('searchbox', { name: 'Search for somebody to write to' }).fill('quill');
  await page.getByRole('link', { name: /Write to @quill/ }).click();
  await expect(log(page)).toContainText('No messages yet');
  await segment(page, 'Direct post').click();
  const text = page.getByRole('main').getByRole('textbox', { name: /^Write to/ });
  await expect(text).toHaveValue('@quill ');
  await text.fill('@quill Are you new here?');
  await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
  await expect(log(page).getByRole('article', { name: /Are you new here/ })).toHaveCount(1);
  const [talk] = listOf(await alice('/api/v1/conversations')).map(objectOf);
  expect(objectOf(talk?.['last_status'])['visibility']).toBe('direct');
});

test('while a first message waits to be sent, the next one is no less private', async ({ page, baseURL }) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  const path = `/users/alice/messages/${await idOf(alice, 'quill')}`;
  await signIn(page, 'alice', path);
  await storeSettings(page, { sendDelay: 60 });
  await page.goto(path);
  await segment(page, 'Direct post').click();
  const text = main(page).getByRole('textbox', { name: /^Write to/ });
  await text.fill('@quill One');
  await main(page).getByRole('button', { name: 'Post', exact: true }).click();
  await expect(text).toHaveValue('@quill ');
  await expect(segment(page, 'Direct')).toBeChecked();

  const waiting = log(page).getByRole('group', { name: '@quill One' });
  await expect(waiting).toContainText(/Sending in \d+ seconds/);
  await waiting.getByRole('button', { name: 'Cancel and edit' }).click();
  await expect(waiting).toHaveCount(0);
  await expect(text).toHaveValue('@quill One');
  await main(page).getByRole('button', { name: 'Post', exact: true }).click();
  await waiting.getByRole('button', { name: 'Discard' }).click();
  await expect(waiting).toHaveCount(0);
  await expect(text).toHaveValue('@quill ');
  await text.fill('@quill Two');
  await main(page).getByRole('button', { name: 'Post', exact: true }).click();
  const second = log(page).getByRole('group', { name: '@quill Two' });
  await second.getByRole('button', { name: 'Send now' }).click();
  await expect(log(page).getByRole('article', { name: /Two/ })).toHaveCount(1);
  await expect(second).toHaveCount(0);
});

test('a message to several people is begun by adding them, and their emoji are in their names', async ({
  page,
  baseURL,
}) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  const bob = await callAs(`${baseURL}`, 'bob');
  const [emoji] = listOf(await alice('/api/v1/custom_emojis')).map(objectOf);
  const name = `Bob :${textOf(emoji?.['shortcode'])}:`;
  await bob('/api/v1/accounts/update_credentials', { method: 'PATCH', body: { display_name: name } });
  await signIn(page, 'alice', '/users/alice/messages');
  await page.getByRole('button', { name: 'New message' }).click();
  const search = page.getByRole('searchbox', { name: 'Search for somebody to write to' });
  await search.fill('bob');
  await page.getByRole('button', { name: 'Add @bob' }).click();
  await search.fill('quill');
  await page.getByRole('button', { name: 'Add @quill' }).click();
  await expect(page.getByRole('link', { name: /^Write to @/ })).toHaveCount(0);
  await page.getByRole('link', { name: /^Write to .*and/ }).click();
  const heading = main(page).getByRole('heading', { level: 1 });
  await expect(heading.getByRole('img', { name: /:/ })).toHaveCount(1);
  await expect(heading).toContainText('Quill');
  const text = main(page).getByRole('textbox', { name: /^Write to/ });
  await expect(text).toHaveValue(/@bob .*@quill |@quill .*@bob /);
});

test('where one source fails the other is shown, with a way to try again', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  const bob = await callAs(`${baseURL}`, 'bob');
  await writeInChat(bob, 'alice', 'Tea at four?');
  await sandbox.fail({ path: '/api/v1/conversations', status: 500, body: { error: 'Down' }, times: 99 });
  await signIn(page, 'alice', '/users/alice/messages');
  await expect(main(page).getByRole('link', { name: /Tea at four/ })).toHaveCount(1);
  const alert = main(page).getByRole('alert').filter({ hasText: 'Couldn’t load the direct posts' });
  await expect(alert).toHaveCount(1);
  await sandbox.clearErrors();
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect(alert).toHaveCount(0);
});

test('a thread of which nothing could be loaded does not say that it is empty', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  const alice = await callAs(`${baseURL}`, 'alice');
  for (const path of ['/messages', '/api/v1/conversations', '/api/v[12]/pleroma/chats'])
    await sandbox.fail({ path, status: 500, body: { error: 'Down' }, times: 99 });
  await signIn(page, 'alice', `/users/alice/messages/${await idOf(alice, 'bob')}`);
  await expect(
    main(page).getByRole('alert').filter({ hasText: 'Couldn’t load the direct posts' }),
  ).toHaveCount(1);
  await expect(main(page)).not.toContainText('No messages yet');
});

test('a chat message is quoted into the direct post that is being written', async ({ page, baseURL }) => {
  const [alice, bob] = [await callAs(`${baseURL}`, 'alice'), await callAs(`${baseURL}`, 'bob')];
  await writeDirectly(bob, '@alice Tea at three?');
  await writeInChat(bob, 'alice', 'Tea at four?');
  await signIn(page, 'alice', `/users/alice/messages/${await idOf(alice, 'bob')}`);
  await segment(page, 'Direct post').click();
  const text = main(page).getByRole('textbox', { name: 'Write to Bob' });
  await expect(text).toHaveValue('@bob ');
  const message = log(page).locator('[data-message]').filter({ hasText: 'Tea at four?' });
  await message.getByRole('button', { name: 'Quote' }).click();
  await expect(text).toHaveValue('@bob\n> Tea at four?\n');
  await expect(text).toBeFocused();
});

test('the keys of a list step through messages and posts alike, and quote by key', async ({
  page,
  baseURL,
}) => {
  const [alice, bob] = [await callAs(`${baseURL}`, 'alice'), await callAs(`${baseURL}`, 'bob')];
  await writeDirectly(bob, '@alice Tea at three?');
  await writeInChat(bob, 'alice', 'Tea at four?');
  await signIn(page, 'alice', `/users/alice/messages/${await idOf(alice, 'bob')}`);
  await segment(page, 'Direct post').click();
  const message = log(page).locator('[data-message]').filter({ hasText: 'Tea at four?' });
  const post = log(page).getByRole('article', { name: /Tea at three/ });
  await expect(main(page).getByRole('textbox', { name: 'Write to Bob' })).toHaveValue('@bob ');
  await page.keyboard.press('k');
  await expect(message).toBeFocused();
  await page.keyboard.press('k');
  await expect(post).toBeFocused();
  await page.keyboard.press('j');
  await expect(message).toBeFocused();
  await page.keyboard.press('r');
  await expect(main(page).getByRole('textbox', { name: 'Write to Bob' })).toHaveValue(/> Tea at four/);
});

test('nothing is told of a chat message that arrives in the messages with its author', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const [alice, bob] = [await callAs(`${baseURL}`, 'alice'), await callAs(`${baseURL}`, 'bob')];
  const carol = await callAs(`${baseURL}`, 'carol');
  await writeInChat(bob, 'alice', 'Tea at four?');
  await signIn(page, 'alice', `/users/alice/messages/${await idOf(alice, 'bob')}`);
  await expect(log(page)).toContainText('Tea at four?');
  await expect.poll(() => sandbox.streams()).toContain('user');
  await writeInChat(bob, 'alice', 'Or at five?');
  await expect(log(page)).toContainText('Or at five?');
  await writeInChat(carol, 'alice', 'Hello from Carol');
  // Of the later one there is a notice: had there been one of the earlier, it would stand beside it.
  await expect(page.getByRole('button', { name: 'Open chat' })).toHaveCount(1);
  await expect(page.getByText(/Carol.*Hello from Carol/)).toHaveCount(1);
});

test('after the last post was deleted, what was begun answers the one before', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const [alice, bob] = [await callAs(`${baseURL}`, 'alice'), await callAs(`${baseURL}`, 'bob')];
  const first = await writeDirectly(bob, '@alice Shall we walk to the mill?');
  const second = await writeDirectly(bob, '@alice Or to the lake?');
  await signIn(page, 'alice', `/users/alice/messages/${await idOf(alice, 'bob')}`);
  const form = page.getByRole('form', { name: 'Write to Bob' });
  const text = form.getByRole('textbox', { name: 'Write to Bob' });
  await text.fill('@bob Gladly.');
  await expect.poll(() => sandbox.streams()).toContain('user');
  await bob(`/api/v1/statuses/${second}`, { method: 'DELETE' });
  await expect(log(page).getByRole('article', { name: /Or to the lake/ })).toHaveCount(0);
  await expect(text).toHaveValue('@bob Gladly.');
  await form.getByRole('button', { name: 'Reply' }).click();
  await expect(log(page).getByRole('article', { name: /Gladly/ })).toHaveCount(1);
  const [talk] = listOf(await alice('/api/v1/conversations')).map(objectOf);
  expect(objectOf(talk?.['last_status'])).toMatchObject({ visibility: 'direct', in_reply_to_id: first });
});

test('what was begun moves without taking the place of what else was begun', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const [alice, bob] = [await callAs(`${baseURL}`, 'alice'), await callAs(`${baseURL}`, 'bob')];
  await writeDirectly(bob, '@alice Shall we walk to the mill?');
  const path = `/users/alice/messages/${await idOf(alice, 'bob')}`;
  await signIn(page, 'alice', path);
  const text = main(page).getByRole('textbox', { name: 'Write to Bob' });
  await text.fill('@bob To the mill, yes.');
  await expect.poll(() => sandbox.streams()).toContain('user');
  const second = await writeDirectly(bob, '@alice Or to the lake?');
  const lake = log(page).getByRole('article', { name: /Or to the lake/ });
  await lake.getByRole('button', { name: /^Reply/ }).click();
  const reply = lake.getByRole('textbox').last();
  await reply.fill('@bob To the lake, no.');
  await bob(`/api/v1/statuses/${second}`, { method: 'DELETE' });
  await expect(lake).toHaveCount(0);
  await expect(text).toHaveValue('@bob To the lake, no.');
  await page.goto('/drafts');
  await expect(main(page)).toContainText('To the mill, yes.');
  await expect(main(page)).toContainText('To the lake, no.');
});

test('at Mastodon the conversations with somebody are one thread, which is answered and read', async ({
  page,
  sandbox,
}) => {
  await sandbox.character('mastodon');
  const post = (words: string) => log(page).getByRole('article').filter({ hasText: words });
  const form = page.getByRole('form', { name: 'Write to Bob' });
  const { id } = await sandbox.post({ as: 'bob', text: '@alice Shall we go?', visibility: 'direct' });
  await sandbox.post({ as: 'alice', text: '@bob At nine.', visibility: 'direct', inReplyTo: id });
  await sandbox.post({ as: 'bob', text: '@alice Bring the lamp.', visibility: 'direct' });
  await signIn(page, 'alice', '/users/alice/messages');
  const row = page.getByRole('main').getByRole('link', { name: /Bob/ }).first();
  await expect(row).toContainText('Bring the lamp.');
  await expectAccessible(page);
  await row.click();
  for (const words of ['Shall we go?', 'At nine.', 'Bring the lamp.'])
    await expect(post(words)).toHaveCount(1);
  await expect(async () => {
    const read = (await sandbox.log()).filter(({ path }) => /\/conversations\/\w+\/read$/.test(path));
    expect(read.length).toBeGreaterThan(0);
  }).toPass();
  await expect(page.getByRole('radio', { name: 'Direct post' })).toHaveCount(0);
  await form.getByRole('textbox', { name: 'Write to Bob' }).fill('@bob Which lamp?');
  await form.getByRole('button', { name: 'Reply' }).click();
  await expect(post('Which lamp?')).toBeVisible();
  await expectAccessible(page);
});
