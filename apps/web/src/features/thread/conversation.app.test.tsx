import { onTestFinished, vi } from 'vitest';
import type { ControlDoor } from '@linnet/sandbox/control';
import type { Page } from '../../testing/page/locator';
import { cards, cardWith } from '../../testing/page/parts';
import { plantThread, planted, type PlantedThread } from '../../testing/page/server';
import { storeSettings } from '../../testing/page/settings';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const LINES = `
Opening
  Branch 1.
    Below 1.
  Branch 2.
    Below 2.
`;

/** The texts of the cards, from top to bottom. */
const said = (page: Page): Promise<string[]> =>
  cards(page)
    .locator('div[dir="auto"]')
    .evaluateAll((found) => found.map((text) => text.textContent));

async function openTree(page: Page, sandbox: ControlDoor): Promise<PlantedThread> {
  const thread = await plantThread(sandbox, LINES);
  await storeSettings(page, { conversationDisplay: 'tree' });
  await signIn(page, 'alice', `/notice/${planted(thread, 'Opening')}`);
  await expect(cardWith(page, 'Branch 1.')).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('user');
  return thread;
}

test('a conversation that does not come says why, and comes when it is asked for again [2.8.004, 2.8.018]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 503/);
  const thread = await plantThread(sandbox, LINES);
  // The conversation may ask again by itself.
  await sandbox.fail({ path: '/context', status: 503, body: { error: 'The server is asleep' }, times: 99 });
  await page.goto(`/notice/${planted(thread, 'Opening')}`);
  await expect(page.getByRole('alert')).toContainText('Couldn’t load this conversation');
  await expect(page.getByRole('alert')).toContainText('The server is asleep');
  await sandbox.clearErrors();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(cardWith(page, 'Branch 1.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('while a conversation is on its way, that is said [2.8.004]', async ({ page, sandbox }) => {
  const thread = await plantThread(sandbox, LINES);
  await sandbox.hold({ path: '/context' });
  await page.goto(`/notice/${planted(thread, 'Opening')}`);
  await expect(page.getByText('Loading the conversation…')).toBeAttached();
  await sandbox.release();
  await expect(cardWith(page, 'Branch 1.')).toBeVisible();
  await expect(page.getByText('Loading the conversation…')).toHaveCount(0);
});

test('a post that is deleted while its thread is read leaves a mark, and its replies stay [2.2.059]', async ({
  page,
  sandbox,
}) => {
  const thread = await openTree(page, sandbox);
  const author = await cardWith(page, 'Branch 1.').getAttribute('aria-label');
  const as = ['carol', 'bob', 'dave'].find((name) => author?.toLowerCase().includes(name)) ?? 'bob';
  await sandbox.act({ as, action: 'delete', status: planted(thread, 'Branch 1.') });
  await expect(cards(page).filter({ hasText: 'This post was deleted.' })).toHaveCount(1);
  await expect(cardWith(page, 'Branch 1.')).toHaveCount(0);
  await expect(cardWith(page, 'Below 1.')).toBeVisible();
});

for (const reader of ['alice', 'a visitor']) {
  test(`${reader} is shown what somebody answers whom no stream tells of [2.2.051]`, async ({
    page,
    sandbox,
  }) => {
    const thread = await plantThread(sandbox, LINES);
    await storeSettings(page, { conversationDisplay: 'tree', useStreamingApi: false });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const address = `/notice/${planted(thread, 'Opening')}`;
    await (reader === 'alice' ? signIn(page, reader, address) : page.goto(address));
    await expect(async () => {
      await vi.advanceTimersByTimeAsync(100);
      expect(await said(page)).toContain('Branch 2.');
    }).toPass();
    await sandbox.post({
      as: 'dave',
      text: 'A voice from elsewhere',
      inReplyTo: planted(thread, 'Branch 1.'),
    });
    const withIt = ['Opening', 'Branch 1.', 'Below 1.', 'A voice from elsewhere', 'Branch 2.'];
    await expect(async () => {
      await vi.advanceTimersByTimeAsync(10_000);
      expect((await said(page)).slice(0, 5)).toEqual(withIt);
    }).toPass();
  });
}
