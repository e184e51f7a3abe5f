import type { Page } from '@playwright/test';
import { listOf, objectOf, textOf } from '../tools/report/json-value';
import { type CallAs, callAs } from './harness/call-as';
import { boxOf, steadyBoxOf } from './harness/box-of';
import { expectAccessible } from './harness/expect-accessible';
import { smallTexts } from './harness/hostile-texts';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { topOf } from './harness/top-of';
import { watchHarm } from './harness/watch-harm';
import { bothWidths } from './harness/widths';

const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const bubble = (page: Page, words: string) => log(page).locator('[data-message]').filter({ hasText: words });
const field = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });

const idOf = async (call: CallAs, name: string): Promise<string> =>
  textOf(objectOf(await call(`/api/v1/accounts/lookup?acct=${name}`))['id']);

/** Bob, who writes to Alice from elsewhere. */
async function bobAt(baseURL: string | undefined) {
  const bob = await callAs(`${baseURL}`, 'bob');
  const path = `/api/v1/pleroma/chats/by-account-id/${await idOf(bob, 'alice')}`;
  const chat = textOf(objectOf(await bob(path, { method: 'POST' }))['id']);
  const messages = `/api/v1/pleroma/chats/${chat}/messages`;
  return {
    id: await idOf(bob, 'bob'),
    say: (content: string) => bob(messages, { method: 'POST', body: { content } }),
    heard: async () => listOf(await bob(messages)).map((each) => objectOf(each)['content']),
  };
}

/** Scrolls up until this message is shown, and waits until the log stands still: scrolling goes on for some frames. */
async function scrollUpTo(page: Page, words: string): Promise<void> {
  await log(page).hover();
  await expect(async () => {
    await page.mouse.wheel(0, -400);
    await expect(bubble(page, words)).toBeInViewport({ timeout: 100 });
  }).toPass();
  await steadyBoxOf(bubble(page, words));
}

/**
 * Runs in the page: scrolls up `step` pixels a frame until the first message is shown. Jumps: moves of a message by other
 * than that, in pixels.
 */
async function readUp(log: Element, { step, first }: { step: number; first: string }) {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const rows = () => [...log.querySelectorAll<HTMLElement>('[data-message]')];
  const middle = log.getBoundingClientRect().top + log.clientHeight / 2;
  const notes = { mostRows: 0, hasFirst: false, jumps: [] as number[] };
  for (let waits = 0; waits < 600 && !notes.hasFirst;) {
    const row = rows().find((each) => each.getBoundingClientRect().bottom > middle);
    const before = row?.getBoundingClientRect().top ?? 0;
    // The log counts from its end.
    const moved = Math.min(step, log.scrollHeight - log.clientHeight + log.scrollTop);
    log.scrollBy({ top: -step, behavior: 'instant' });
    await frame();
    await frame();
    const after = row?.isConnected ? row.getBoundingClientRect().top : before + moved;
    if (Math.abs(after - before - moved) > 1) notes.jumps.push(Math.round(after - before - moved));
    notes.mostRows = Math.max(notes.mostRows, rows().length);
    notes.hasFirst = rows().some((each) => each.textContent.includes(first));
    waits = moved < 1 ? waits + 1 : 0;
  }
  return notes;
}

test(
  'a chat is live, stays at its end, holds still for whoever reads further up, and is read once its end is in view [2.4.033, 2.9.008]',
  bothWidths,
  async ({ page, sandbox, baseURL }) => {
    const bob = await bobAt(baseURL);
    const alice = await callAs(`${baseURL}`, 'alice');
    const unread = async () => {
      const chats = listOf(await alice('/api/v1/pleroma/chats')).map(objectOf);
      return chats.find(({ account }) => objectOf(account)['username'] === 'bob')?.['unread'];
    };
    for (let number = 1; number <= 70; number += 1) await bob.say(`Linnet no. ${number}.`);
    await signIn(page, 'alice', `/users/alice/chats/${bob.id}`);
    await expect(bubble(page, 'Linnet no. 70.')).toBeInViewport();
    await expect.poll(() => sandbox.streams()).toContain('user');
    await bob.say('That was the last one.');
    await expect(bubble(page, 'That was the last one.')).toBeInViewport();
    await field(page).fill('Seventy!');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(bubble(page, 'Seventy!')).toBeInViewport();
    await expect.poll(bob.heard).toContain('Seventy!');
    await expect.poll(unread).toBe(0);
    await expectAccessible(page);

    await scrollUpTo(page, 'Linnet no. 40.');
    const before = await topOf(bubble(page, 'Linnet no. 40.'));
    await bob.say('One more.');
    const button = page.getByRole('button', { name: '1 new message' });
    await expect(button).toBeVisible();
    expect(Math.abs((await topOf(bubble(page, 'Linnet no. 40.'))) - before)).toBeLessThan(2);
    expect(await unread()).toBe(1);
    await button.click();
    await expect(bubble(page, 'One more.')).toBeInViewport();
    await expect(button).toBeHidden();
    await expect.poll(unread).toBe(0);
  },
);

test('of a long chat no more than fifty messages are in the view, and reading up to the first is without a jump [2.9.008]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const bob = await bobAt(baseURL);
  await sandbox.messages({ as: 'bob', with: 'alice', count: 600 });
  await signIn(page, 'alice', `/users/alice/chats/${bob.id}`);
  await expect(bubble(page, 'Number 600.')).toBeInViewport();
  const notes = await log(page).evaluate(readUp, { step: 250, first: 'Number 1.' });
  expect(notes).toMatchObject({ hasFirst: true, jumps: [] });
  expect(notes.mostRows).toBeLessThanOrEqual(50);
});

test('the field of a chat grows to 160 pixels, and Enter sends on a wide page alone [2.5.041, 2.9.008]', async ({
  page,
  baseURL,
}) => {
  const bob = await bobAt(baseURL);
  await signIn(page, 'alice', `/users/alice/chats/${bob.id}`);
  const height = async () => (await boxOf(field(page))).height;
  await field(page).fill('One line');
  const one = (await steadyBoxOf(field(page))).height;
  await field(page).fill('Three\nlines\nof it');
  await expect.poll(height).toBeGreaterThan(one + 20);
  await field(page).fill('Many\n'.repeat(30));
  await expect.poll(async () => Math.round(await height())).toBe(160);
  await field(page).fill('Sent by Enter');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
  await field(page).fill('Not yet');
  await field(page).press('Enter');
  await expect(field(page)).toHaveValue('Not yet\n');
  await field(page).press('Control+Enter');
  await expect.poll(bob.heard).toContain('Not yet');
});

test('messages made to harm do nothing, and the chat goes on', async ({
  page,
  context,
  sandbox,
  baseURL,
}) => {
  const bob = await bobAt(baseURL);
  const files = ['javascript:trap()', 'data:text/html,<script>trap()</script>', '//elsewhere.example/a.png'];
  const message = (content: string, at: number) => ({
    id: `Hostile${String(1000 + at)}`,
    chat_id: 'hostile',
    account_id: bob.id,
    content,
    created_at: new Date(Date.now() - 60_000 * (100 - at)).toISOString(),
    emojis: [{ shortcode: 'x', url: 'javascript:trap()', static_url: 'javascript:trap()' }],
    attachment: {
      id: `${at}`,
      type: 'image',
      url: files[at % 3],
      preview_url: files[at % 3],
      description: content,
    },
    card: { type: 'link', url: files[at % 3], title: content, description: content, image: files[at % 3] },
    unread: false,
  });
  const chat = {
    id: 'hostile',
    account: await (await fetch(`${baseURL}/api/v1/accounts/${bob.id}`)).json(),
    unread: 0,
    last_message: message('<b onclick="trap()">last</b>', 99),
    updated_at: new Date().toISOString(),
  };
  const hostile = smallTexts.slice(0, 60).map(({ html }, at) => message(html, at));
  await sandbox.fail({ path: 'by-account-id', status: 200, body: chat, times: 99 });
  await sandbox.fail({ path: '/hostile/messages', status: 200, body: hostile.toReversed(), times: 99 });
  const harm = await watchHarm(context, page);
  await signIn(page, 'alice', `/users/alice/chats/${bob.id}`);
  await expect(log(page).locator('[data-message]').first()).toBeVisible();
  await log(page).hover();
  await expect(async () => {
    await page.mouse.wheel(0, -300);
    await harm.expectNone();
    await expect(log(page).locator('[data-message="Hostile1000"]')).toBeInViewport({ timeout: 100 });
  }).toPass();
  await field(page).fill('Nice try');
  await expect(page.getByRole('button', { name: 'Send message' })).toBeEnabled();
  await harm.expectNone();
});
