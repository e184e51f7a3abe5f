import { onTestFinished, vi } from 'vitest';
import type { Locator, Page } from '../../testing/page/locator';
import { cards, cardWith, textField } from '../../testing/page/parts';
import { sentPosts } from '@linnet/sandbox/control';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';
import { timesPosted, writePost } from '../../testing/page/writing';

const POST = { method: 'POST', path: '^/api/v1/statuses$' };

interface Written {
  form: Locator;
  send: Locator;
}

async function writesPost(page: Page, words: string): Promise<Written> {
  const { form, post } = await writePost(page, words);
  return { form, send: post };
}

async function writesReply(page: Page, words: string): Promise<Written> {
  await cards(page)
    .first()
    .getByRole('button', { name: /^Reply/ })
    .first()
    .click();
  const form = page.getByRole('form', { name: /^Your reply to/ });
  await textField(form).pressSequentially(words);
  return { form, send: form.getByRole('button', { name: 'Reply', exact: true }) };
}

const errorIn = (form: Locator) => form.getByText('Error:');

const kinds = [
  ['post', writesPost],
  ['reply', writesReply],
] as const;

for (const [kind, writes] of kinds) {
  test(`a ${kind} that the server refuses is kept, the error can be dismissed, and it goes out later`, async ({
    page,
    sandbox,
    allowConsole,
    baseURL,
  }) => {
    allowConsole(/status of 422/);
    await sandbox.fail({ ...POST, status: 422, body: { error: 'No hedges on Sundays' } });
    await signIn(page, 'alice');
    await expect(cards(page).first()).toBeVisible();
    const { form, send } = await writes(page, 'Said in the end');
    await send.click();
    await expect(form).toContainText('No hedges on Sundays');
    await expect(textField(form)).toHaveValue(/Said in the end$/);
    await form.getByRole('button', { name: 'Dismiss' }).click();
    await expect(errorIn(form)).toBeHidden();
    await expect(textField(form)).toHaveValue(/Said in the end$/);
    await expect(textField(form)).toBeEnabled();
    await send.click();
    await expect(cardWith(page, 'Said in the end').first()).toBeVisible();
    expect(await timesPosted(baseURL, 'Said in the end')).toBe(1);
  });
}

test('a post that is too large for the server is kept, and that is said', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 413/);
  await sandbox.fail({ ...POST, status: 413, body: 'Too large', contentType: 'text/plain' });
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  const { form, send } = await writesPost(page, 'The whole hedge');
  await send.click();
  await expect(form).toContainText('too large');
  await expect(textField(form)).toHaveValue('The whole hedge');
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

const errors = [
  ['A problem of the server', { status: 500, body: { error: 'Something went wrong' } }],
  ['A problem once it is made', { status: 500, body: { error: 'Oh' }, after: true }],
  ['The gateway gives up', { status: 502, body: '', contentType: 'text/html', after: true }],
  ['The connection breaks', { status: 0 }],
  ['It breaks once it is made', { status: 0, after: true }],
] as const;

for (const [kind, writes] of kinds) {
  test(`a ${kind} that fails because of the server, a gateway or the connection goes out by itself, once`, async ({
    page,
    sandbox,
    allowConsole,
    baseURL,
  }) => {
    allowConsole(/status of (500|502)|ERR_/);
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await signIn(page, 'alice');
    await expect(cards(page).first()).toBeVisible();
    for (const [what, answer] of errors) {
      await sandbox.fail({ ...POST, ...answer });
      const { form, send } = await writes(page, what);
      const before = (await sentPosts(sandbox)).length;
      await send.click();
      // The person need not wait: the form is empty or closed.
      const typed = () =>
        textField(form).evaluateAll((fields) =>
          fields.map((field) => ('value' in field ? String(field.value) : '')).join(),
        );
      await expect(async () => expect(await typed()).not.toContain(what)).toPass();
      await expect(errorIn(form)).toBeHidden();
      await expect(async () => expect((await sentPosts(sandbox)).length).toBeGreaterThan(before)).toPass();
      await expect(async () => {
        // A request that the server may still be processing is not repeated before its time is over.
        await vi.advanceTimersByTimeAsync(5000);
        expect(await cardWith(page, what).count()).toBeGreaterThan(0);
      }).toPass();
      expect(await timesPosted(baseURL, what)).toBe(1);
    }
  });
}
