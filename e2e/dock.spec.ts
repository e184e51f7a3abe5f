import type { Locator, Page } from '@playwright/test';
import { objectOf, textOf } from '../tools/report/json-value';
import { boxOf } from './harness/box-of';
import { callAs } from './harness/call-as';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';

const shouts = (page: Page) => page.getByRole('log', { name: 'Messages in the shoutbox' });
const shoutField = (page: Page) => page.getByRole('textbox', { name: 'Write to everybody here' });

/** Bob writes to Alice in their chat. */
async function bobWrites(baseURL: string | undefined, content: string): Promise<void> {
  const bob = await callAs(`${baseURL}`, 'bob');
  const alice = textOf(objectOf(await bob('/api/v1/accounts/lookup?acct=alice'))['id']);
  const path = `/api/v1/pleroma/chats/by-account-id/${alice}`;
  const chat = textOf(objectOf(await bob(path, { method: 'POST' }))['id']);
  await bob(`/api/v1/pleroma/chats/${chat}/messages`, { method: 'POST', body: { content } });
}

/** Where an element is in the window. */
async function edgesOf(element: Locator) {
  const box = await boxOf(element);
  return { start: box.x, end: box.x + box.width, top: box.y, bottom: box.y + box.height };
}

test('the shoutbox and a chat have a column of their own at 1440 and 1150 px, and cover nothing', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await signIn(page, 'alice');
  await expect.poll(() => sandbox.streams()).toContain('user');
  await page.getByRole('button', { name: 'Shoutbox', exact: true }).click();
  await expect(shoutField(page)).toBeFocused();
  await sandbox.shout('bob', 'Anybody there?');
  await expect(shouts(page)).toContainText('Anybody there?');
  await page.keyboard.type('Here!');
  await page.keyboard.press('Enter');
  await expect(shouts(page)).toContainText('Here!');
  await expect(shoutField(page)).toHaveValue('');
  await bobWrites(baseURL, 'Tea at four?');
  await page.getByRole('button', { name: 'Open chat' }).click();
  const log = page.getByRole('log', { name: /Messages with Bob/ });
  await expect(log).toContainText('Tea at four?');
  for (const width of [1440, 1150]) {
    await page.setViewportSize({ width, height: 800 });
    // The columns make room for the windows.
    await expect(async () => {
      const dock = await edgesOf(page.getByRole('complementary', { name: 'Chats and shoutbox' }));
      const content = await edgesOf(page.getByRole('main'));
      expect(content.end, `${width} px`).toBeLessThanOrEqual(dock.start);
      expect(content.end - content.start, `${width} px`).toBeGreaterThan(400);
      const [room, chat] = [await edgesOf(shouts(page)), await edgesOf(log)];
      expect(room.bottom, `${width} px`).toBeLessThanOrEqual(chat.top);
    }).toPass({ timeout: 20_000 });
    await expectAccessible(page);
  }
});

test('where there is no room for a column, windows make room for what is written in the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await signIn(page, 'alice');
  const head = page.getByRole('button', { name: 'Shoutbox', exact: true });
  await head.click();
  await expect(shoutField(page)).toBeFocused();
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Reply/ })
    .click();
  await expect(page.getByRole('main').locator('textarea')).toBeFocused();
  await expect(shoutField(page)).toBeHidden();
  await head.focus();
  await expect(shoutField(page)).toBeVisible();

  // Where a form is at the lower edge of the page, the round buttons would lie on its own.
  const bob = await (await page.request.get('/api/v1/accounts/lookup?acct=bob')).json();
  await page.goto(`/users/alice/chats/${textOf(objectOf(bob)['id'])}`);
  await page.getByRole('main').getByRole('textbox').fill('Can this be sent?');
  await page.getByRole('main').getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('main').getByRole('log')).toContainText('Can this be sent?');
  await expect(head).toBeHidden();
  await page.goto('/main/friends');
  await expect(head).toBeVisible();
});
