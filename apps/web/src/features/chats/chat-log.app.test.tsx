import type { ControlDoor } from '@linnet/sandbox/control';
import { callAs, type CallAs, readJson } from '../../testing/page/server';
import { type JsonObject, objectOf, textOf } from '../../testing/page/json';
import type { Locator, Page } from '../../testing/page/locator';
import { ORIGIN } from '../../testing/app/app-server';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const idOf = async (call: CallAs, name: string): Promise<string> =>
  textOf(objectOf(await call(`/api/v1/accounts/lookup?acct=${name}`))['id']);

const log = (page: Page): Locator => page.getByRole('log', { name: 'Messages' });

interface Planted {
  readonly sandbox: ControlDoor;
  readonly baseURL: string;
  /** What each message has beyond a text, the oldest first. */
  readonly messages: readonly JsonObject[];
}

/** Has the server answer with a chat of these messages of Bob's. Resolves to the chat's address. */
async function plantChat({ sandbox, baseURL, messages }: Planted): Promise<string> {
  const bob = await idOf(await callAs(baseURL, 'bob'), 'bob');
  const rows = messages.map((message, at) => ({
    id: `Planted${1000 + at}`,
    chat_id: 'planted',
    account_id: bob,
    content: null,
    created_at: new Date(Date.now() - 60_000 * (messages.length - at)).toISOString(),
    emojis: [],
    attachment: null,
    card: null,
    unread: false,
    ...message,
  }));
  const account = await readJson(`${baseURL}/api/v1/accounts/${bob}`);
  const updated = new Date().toISOString();
  const chat = { id: 'planted', account, unread: 0, last_message: rows.at(-1) ?? null, updated_at: updated };
  const answered = { status: 200, times: 99 };
  await sandbox.fail({ path: 'by-account-id', body: chat, ...answered });
  await sandbox.fail({ path: '/pleroma/chats(\\?|$)', body: [chat], ...answered });
  await sandbox.fail({ path: '/planted/messages', body: rows.toReversed(), ...answered });
  return `/users/alice/chats/${bob}`;
}

const file = (type: string, name: string, description: string | null = null): JsonObject => ({
  attachment: { id: name, type, url: `${ORIGIN}/media/${name}`, preview_url: null, description },
});

const heron = {
  shortcode: 'heron',
  url: `${ORIGIN}/emoji/heron.png`,
  static_url: `${ORIGIN}/emoji/heron.png`,
};

const kinds = [
  [file('image', 'heron.png', 'A heron'), 'Picture: A heron', 'Picture'],
  [file('video', 'flight.webm'), 'Video', 'Video'],
  [file('audio', 'song.ogg'), 'Audio', 'Audio'],
  [file('unknown', 'notes.txt'), 'File', 'File'],
] as const;

test('pictures, film, sound, files and the cards of links stand in their messages; the viewer steps through all of them', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const card = { type: 'link', url: 'https://pond.example/herons', title: 'All about herons' };
  const messages = [
    ...kinds.map(([message]) => message),
    { content: 'Look :heron: <a href="https://pond.example/herons">pond.example</a>', emojis: [heron], card },
  ];
  await signIn(page, 'alice', await plantChat({ sandbox, baseURL, messages }));
  const named = (words: string): Locator =>
    log(page).getByRole('group', { name: `Bob: ${words}`, exact: true });
  for (const [, words] of kinds) await expect(named(words)).toHaveCount(1);
  await expect(named('Picture: A heron').getByRole('img', { name: 'A heron' })).toHaveCount(1);
  await expect(named('Video').locator('video, button[aria-label]')).not.toHaveCount(0);
  await expect(named('Audio').locator('audio')).toHaveCount(1);
  await expect(named('File').getByRole('link', { name: /notes\.txt/ })).toHaveCount(1);
  const last = log(page).locator('[data-message]').last();
  await expect(last.getByRole('img', { name: ':heron:' })).toHaveCount(1);
  await expect(last.getByRole('link', { name: 'pond.example', exact: true })).toHaveCount(1);
  await expect(last.getByRole('link', { name: /All about herons/ })).toHaveCount(1);
  await named('Picture: A heron').getByRole('link', { name: 'A heron' }).click();
  const viewer = page.getByRole('dialog', { name: 'Media viewer' });
  await expect(viewer).toContainText('1 of 3');
  await viewer.getByRole('button', { name: 'Next' }).click();
  await expect(viewer).toContainText('2 of 3');
});

test('a chat in the list shows what was written last: its words with their emoji, or the kind of its file', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const row = page.getByRole('main').getByRole('link', { name: /Bob/ });
  for (const [message, , kind] of kinds) {
    await sandbox.clearErrors();
    await plantChat({ sandbox, baseURL, messages: [message] });
    await signIn(page, 'alice', '/users/alice/chats');
    await expect(row).toContainText(kind);
  }
  await sandbox.clearErrors();
  await plantChat({
    sandbox,
    baseURL,
    messages: [{ content: '<b>Look</b> at the :heron:', emojis: [heron] }],
  });
  await signIn(page, 'alice', '/users/alice/chats');
  await expect(row).toContainText('Look at the');
  await expect(row.getByRole('img', { name: ':heron:' })).toHaveCount(1);
  await expect(row.locator('time')).toHaveCount(1);
});

test('what others write is announced once, with its author, and what one writes oneself when it is sent', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const [alice, bob] = [await callAs(`${baseURL}`, 'alice'), await callAs(`${baseURL}`, 'bob')];
  const path = `/api/v1/pleroma/chats/by-account-id/${await idOf(alice, 'alice')}`;
  const chat = textOf(objectOf(await bob(path, { method: 'POST' }))['id']);
  const say = (content: string) =>
    bob(`/api/v1/pleroma/chats/${chat}/messages`, { method: 'POST', body: { content } });
  await say('Before the chat was opened');
  await signIn(page, 'alice', `/users/alice/chats/${await idOf(alice, 'bob')}`);
  await expect(log(page)).toContainText('Before the chat was opened');
  await expect(log(page)).toHaveAttribute('aria-live', 'off');
  const announced = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /Bob wrote/ });
  await expect.poll(() => sandbox.streams()).toContain('user');
  await say('Tea at four?');
  await expect(announced.locator('p')).toHaveText(['Bob wrote: Tea at four?']);
  const [first] = announced.locator('p').elements();
  const field = page.getByRole('textbox', { name: 'Write a message' });
  await field.fill('Gladly');
  await field.press('Enter');
  await expect(announced.locator('p')).toHaveText(['Bob wrote: Tea at four?', 'You: Gladly']);
  await say('Or at five?');
  await expect(announced.locator('p')).toHaveText([
    'Bob wrote: Tea at four?',
    'You: Gladly',
    'Bob wrote: Or at five?',
  ]);
  // A line that stays is not read again.
  expect(announced.locator('p').elements()[0]).toBe(first);
});
