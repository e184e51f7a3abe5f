import type { Page } from '@playwright/test';
import { objectOf, textOf } from '../tools/report/json-value';
import { callAs } from './harness/call-as';
import { expectAccessible } from './harness/expect-accessible';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { narrowOnly } from './harness/widths';

const log = (page: Page) => page.getByRole('log', { name: 'Messages' });
const post = (page: Page, words: string) => log(page).getByRole('article').filter({ hasText: words });
const form = (page: Page) => page.getByRole('form', { name: 'Write to Bob' });

test(
  'what was written in both ways is one thread: read, live, gone on with, and read further up without a jump',
  narrowOnly,
  async ({ page, sandbox, baseURL }) => {
    const bob = await callAs(`${baseURL}`, 'bob');
    const { id } = objectOf(await bob('/api/v1/accounts/lookup?acct=alice'));
    const path = `/api/v1/pleroma/chats/by-account-id/${textOf(id)}`;
    const chat = textOf(objectOf(await bob(path, { method: 'POST' }))['id']);
    for (let number = 1; number <= 30; number += 1) {
      // Of two things of the same second nobody knows which was first.
      await sandbox.clock(number * 2000);
      await sandbox.post({ as: 'bob', text: `@alice Heron no. ${number}.`, visibility: 'direct' });
      await sandbox.clock(number * 2000 + 1000);
      const body = { content: `Linnet no. ${number}.` };
      await bob(`/api/v1/pleroma/chats/${chat}/messages`, { method: 'POST', body });
    }
    await signIn(page, 'alice', '/users/alice/messages');
    await page.getByRole('main').getByRole('link', { name: /Bob/ }).first().click();
    await expect(log(page).getByText('Linnet no. 30.')).toBeInViewport();
    await expect.poll(() => sandbox.streams()).toContain('user');
    await expectAccessible(page);
    await sandbox.clock(70_000);
    await sandbox.post({ as: 'bob', text: '@alice That was the last one.', visibility: 'direct' });
    await expect(post(page, 'That was the last one.')).toBeInViewport();
    await page.getByRole('radio', { name: 'Direct post' }).check({ force: true });
    await sandbox.clock(80_000);
    await form(page).getByRole('textbox', { name: 'Write to Bob' }).fill('@bob Sixty!');
    await form(page).getByRole('button', { name: 'Reply' }).click();
    await expect(post(page, 'Sixty!')).toBeInViewport();

    await log(page).hover();
    await expect(async () => {
      await page.mouse.wheel(0, -200);
      await expect(log(page).getByText('Linnet no. 12.')).toBeInViewport({ timeout: 100 });
    }).toPass();
    const top = async () => (await log(page).getByText('Linnet no. 12.').boundingBox())?.y ?? Number.NaN;
    let before = Number.NaN;
    // The wheel moves smoothly: the place counts once it stands still.
    await expect.poll(async () => before === (before = await top()), { intervals: [200] }).toBe(true);
    await sandbox.clock(90_000);
    await sandbox.post({ as: 'bob', text: '@alice One more.', visibility: 'direct' });
    const button = page.getByRole('button', { name: '1 new message' });
    await expect(button).toBeVisible();
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
    await button.click();
    await expect(post(page, 'One more.')).toBeInViewport();
    await expect(button).toBeHidden();
  },
);
