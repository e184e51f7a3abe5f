import { callAs } from '../testing/page/server';
import { hear } from '../testing/page/hear';
import { objectOf, textOf } from '../testing/page/json';
import { signIn } from '../testing/page/sign-in';
import { expect, test } from '../testing/page/test';

const timesSaid = (heard: ReturnType<ReturnType<typeof hear>>, words: RegExp): number =>
  heard.filter((each) => words.test(each.words)).length;

test('a message that arrives in the open chat is said once, with its author', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const alice = await callAs(`${baseURL}`, 'alice');
  const bob = await callAs(`${baseURL}`, 'bob');
  const { id } = objectOf(await alice('/api/v1/accounts/lookup?acct=bob'));
  await signIn(page, 'alice', `/users/alice/chats/${textOf(id)}`);
  const log = page.getByRole('log', { name: 'Messages' });
  // What the chat is opened with is no news.
  await expect(log.locator('[data-message]').first()).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('user');
  const heard = hear();
  const own = objectOf(await bob('/api/v1/accounts/lookup?acct=alice'));
  const path = `/api/v1/pleroma/chats/by-account-id/${textOf(own['id'])}`;
  const chat = textOf(objectOf(await bob(path, { method: 'POST' }))['id']);
  for (const content of ['Tea at four?', 'Or at five?'])
    await bob(`/api/v1/pleroma/chats/${chat}/messages`, { method: 'POST', body: { content } });
  await expect(log.locator('[data-message]').filter({ hasText: 'Or at five?' })).toBeVisible();
  await expect.poll(() => timesSaid(heard(), /Bob.*Or at five\?/)).toBe(1);
  expect(timesSaid(heard(), /Bob.*Tea at four\?/)).toBe(1);
  expect(heard().filter(({ manner }) => manner === 'assertive')).toEqual([]);
});

test('posts that wait above a timeline are said as their number, and interrupt nobody', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'alice');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('user');
  const heard = hear();
  await sandbox.post({ as: 'carol', text: 'Swans, two of them.' });
  await expect(page.getByRole('main').getByRole('button', { name: '1 new' })).toBeVisible();
  await expect.poll(() => timesSaid(heard(), /^1 new/)).toBe(1);
  expect(timesSaid(heard(), /Swans/)).toBe(0);
  expect(heard().filter(({ manner }) => manner === 'assertive')).toEqual([]);
});

test('what is wrong with a number waits until its writer pauses', async ({ page }) => {
  await signIn(page, 'alice', '/settings?tab=appearance');
  const size = page.getByLabel('Text size', { exact: true });
  await expect(size).toBeVisible();
  const heard = hear();
  await size.fill('4');
  await expect(page.getByRole('alert')).toBeVisible();
  expect(heard().at(-1)?.words).toMatch(/\d/);
  expect(heard().filter(({ manner }) => manner === 'assertive')).toEqual([]);
});
