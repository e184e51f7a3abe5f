import type { Locator, Page } from '@playwright/test';
import { cards, cardWith } from './harness/cards';
import { signIn } from './harness/sign-in';
import { sentPosts } from '@linnet/sandbox/control';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';
import { timesPosted, writePost } from './harness/write-post';

const POST = { method: 'POST', path: '^/api/v1/statuses$' };
/** Browsers repeat a request on other connections, three times at most, before they report an error. */
const CUT = { status: 0, times: 6 };
const CUT_MESSAGES = /ERR_EMPTY_RESPONSE|ERR_CONNECTION/;

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

const errors = [
  ['A problem of the server', { status: 500, body: { error: 'Something went wrong' } }],
  ['A problem once it is made', { status: 500, body: { error: 'Oh' }, after: true }],
  ['The gateway gives up', { status: 502, body: '', contentType: 'text/html', after: true }],
  ['The connection breaks', CUT],
  ['It breaks once it is made', { ...CUT, after: true }],
] as const;

for (const [kind, writes] of kinds) {
  test(`a ${kind} that fails because of the server, a gateway or the connection goes out by itself, once`, async ({
    page,
    sandbox,
    allowConsole,
    baseURL,
  }) => {
    test.slow();
    allowConsole(/status of (500|502)/);
    allowConsole(CUT_MESSAGES);
    await page.clock.install();
    await signIn(page, 'alice');
    await expect(cards(page).first()).toBeVisible();
    for (const [what, answer] of errors) {
      await test.step(what, async () => {
        await sandbox.fail({ ...POST, ...answer });
        const { form, send } = await writes(page, what);
        const before = (await sentPosts(sandbox)).length;
        await send.click();
        // The person need not wait: the form is empty or closed.
        await expect
          .poll(() =>
            textField(form).evaluateAll((fields) =>
              fields.map((field) => ('value' in field ? String(field.value) : '')).join(),
            ),
          )
          .not.toContain(what);
        await expect(errorIn(form)).toBeHidden();
        await expect.poll(async () => (await sentPosts(sandbox)).length).toBeGreaterThan(before);
        await sandbox.clearErrors();
        await expect(async () => {
          // A request that the server may still be processing is not repeated before its time is over, which begins
          // anew when the page hears of the error after the clock has gone on.
          await page.clock.fastForward(125_000);
          await expect(cardWith(page, what).first()).toBeVisible({ timeout: 5000 });
        }).toPass();
        expect(await timesPosted(baseURL, what)).toBe(1);
      });
    }
  });
}
