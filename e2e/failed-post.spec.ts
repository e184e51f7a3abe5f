import type { Locator, Page } from '@playwright/test';
import { listOf, objectOf, textOf } from '../tools/report/json-value';
import { cards, cardWith } from './harness/cards';
import { openComposer } from './harness/open-composer';
import { readJson } from './harness/read-json';
import { sentPosts } from './harness/sent-posts';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';

const POST = { method: 'POST', path: '^/api/v1/statuses$' };
/** Browsers send again by themselves over other connections, three times at most; then they tell. */
const CUT = { status: 0, times: 6 };
const CUT_MESSAGES = /ERR_EMPTY_RESPONSE|ERR_CONNECTION/;

const failures = [
  {
    what: 'the server is in trouble',
    answer: { status: 500, body: { error: 'Something went wrong' } },
    words: 'Something went wrong',
  },
  {
    what: 'the server refuses it',
    answer: { status: 422, body: { error: 'No hedges on Sundays' } },
    words: 'No hedges on Sundays',
  },
  { what: 'the connection breaks', answer: CUT, words: 'The server could not be reached.' },
];

interface Written {
  form: Locator;
  send: Locator;
  words: string;
}

async function writesPost(page: Page, words: string): Promise<Written> {
  const form = await openComposer(page);
  await textField(form).fill(words);
  return { form, send: form.getByRole('button', { name: 'Post', exact: true }), words };
}

async function writesReply(page: Page, words: string): Promise<Written> {
  await cards(page)
    .first()
    .getByRole('button', { name: /^Reply/ })
    .first()
    .click();
  const form = page.getByRole('form', { name: /^Your reply to/ });
  await textField(form).pressSequentially(words);
  return { form, send: form.getByRole('button', { name: 'Reply', exact: true }), words };
}

const errorIn = (form: Locator) => form.getByText('Error:');

/** Fails with these words, keeps the text, and can be told to be quiet about it. */
async function expectToFailAndKeep({ form, send, words }: Written, reason: string): Promise<void> {
  await send.click();
  await expect(form).toContainText(reason);
  await expect(textField(form)).toHaveValue(new RegExp(`${words}$`));
  await form.getByRole('button', { name: 'Dismiss' }).click();
  await expect(errorIn(form)).toBeHidden();
  await expect(textField(form)).toHaveValue(new RegExp(`${words}$`));
  await expect(textField(form)).toBeEditable();
}

/** Sends, and again where it still fails, as a person would who does not give up. */
async function sendUntil({ form, send }: Written, isDone: () => Promise<boolean>): Promise<void> {
  await send.click();
  await expect
    .poll(async () => {
      if (await isDone()) return true;
      if (await errorIn(form).isVisible()) await send.click();
      return false;
    })
    .toBe(true);
}

/** How many of the newest statuses on the server have these words. */
async function timesPosted(url: string | undefined, words: string): Promise<number> {
  const newest = listOf(await readJson(`${url}/api/v1/timelines/public?limit=40`));
  return newest.filter((status) => textOf(objectOf(status)['content']).includes(words)).length;
}

for (const { what, answer, words } of failures) {
  for (const [kind, writes] of [
    ['post', writesPost],
    ['reply', writesReply],
  ] as const) {
    test(`a ${kind} that fails because ${what} is kept, the error can be dismissed, and it goes out later`, async ({
      page,
      sandbox,
      allowConsole,
      baseURL,
    }) => {
      allowConsole(/status of (500|422)/);
      allowConsole(CUT_MESSAGES);
      await sandbox.fail({ ...POST, ...answer });
      await signIn(page, 'alice');
      await expect(cards(page).first()).toBeVisible();
      const written = await writes(page, 'Said in the end');
      await expectToFailAndKeep(written, words);
      await sendUntil(written, async () => (await timesPosted(baseURL, 'Said in the end')) > 0);
      await expect(cardWith(page, 'Said in the end').first()).toBeVisible();
      expect(await timesPosted(baseURL, 'Said in the end')).toBe(1);
    });
  }
}

test('what the server took but could not confirm is sent again under the same key, and stands there once', async ({
  page,
  sandbox,
  allowConsole,
  baseURL,
}) => {
  allowConsole(CUT_MESSAGES);
  await sandbox.fail({ ...POST, ...CUT, after: true });
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  const written = await writesPost(page, 'Said only once');
  await expectToFailAndKeep(written, 'The server could not be reached.');
  // It is there already, and the person cannot know.
  expect(await timesPosted(baseURL, 'Said only once')).toBe(1);
  const before = (await sentPosts(sandbox)).length;
  await sendUntil(written, async () => (await sentPosts(sandbox)).some(({ status }) => status === 200));
  await expect(cards(page).first()).toContainText('Said only once');

  const sent = await sentPosts(sandbox);
  expect(sent.length).toBeGreaterThan(before);
  expect(sent[0]?.idempotencyKey).toMatch(/./);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect(await timesPosted(baseURL, 'Said only once')).toBe(1);
});

test('a refusal that the server remembers does not stand in the way once it would take the post', async ({
  page,
  sandbox,
  allowConsole,
  baseURL,
}) => {
  allowConsole(/status of 422/);
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  const written = await writesPost(page, 'Too long for a moment');
  await sandbox.settings({ textLimit: 5 });
  await written.send.click();
  await expect(errorIn(written.form)).toBeVisible();
  await sandbox.settings({ textLimit: 5000 });
  await written.send.click();
  await expect(cards(page).first()).toContainText('Too long for a moment');
  const sent = await sentPosts(sandbox);
  expect(sent.map(({ status }) => status)).toEqual([422, 200]);
  expect(new Set(sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(2);
  expect(await timesPosted(baseURL, 'Too long for a moment')).toBe(1);
});
