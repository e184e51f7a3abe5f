import type { Page } from '@playwright/test';
import { objectOf } from '../tools/report/json-value';
import { cards, cardWith } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { newestIds } from './harness/newest-ids';
import { newPosts } from './harness/new-posts';
import { readJson } from './harness/read-json';
import { cardBeingRead } from './harness/card-being-read';
import { scrollUntil } from './harness/scroll-until';
import { shownIds } from './harness/shown-ids';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { topOf } from './harness/top-of';

/** Browsers log this themselves when a socket fails. */
const SOCKET_TROUBLE = /WebSocket connection to/;
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

test('a post of somebody else is announced, and the server is not asked for it', async ({
  page,
  sandbox,
}) => {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('user');
  // The first page, and the refresh once the socket was open.
  await expect.poll(() => askedForPosts(sandbox)).toBe(2);
  const askedBefore = await askedForPosts(sandbox);
  await sandbox.post({ as: 'carol', text: 'A wren in the woodpile.' });
  await expect(newPosts(page)).toHaveText('1 new');
  expect(await askedForPosts(sandbox)).toBe(askedBefore);
  await newPosts(page).click();
  await expect(cards(page).first()).toContainText('A wren in the woodpile.');
});

test('a visitor on the known network is told of new posts as well', async ({ page, sandbox }) => {
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('public');
  await sandbox.post({ as: 'bob', text: 'Said to everybody.' });
  await expect(newPosts(page)).toHaveText('1 new');
});

/** The line below the bar about the state of the connection. */
const mark = (page: Page) => page.locator('[data-connection]');

test('where sockets are refused, that is marked as long as it is so, and new posts come by asking', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(SOCKET_TROUBLE);
  await sandbox.sockets({ action: 'refuse' });
  await page.clock.install();
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await expect(mark(page)).toContainText('Live updates have stopped.');
  await page.clock.runFor(5000);
  await expect(mark(page)).toContainText(/Last updated \d/);
  await expect(notices(page).getByRole('listitem')).toHaveCount(0);
  await expectAccessible(page);
  await sandbox.post({ as: 'carol', text: 'The long way round.' });
  // A question that was on its way before the post tells nothing of it.
  await expect(async () => {
    await page.clock.runFor(10_000);
    await expect(newPosts(page)).toHaveText('1 new', { timeout: 1000 });
  }).toPass();
  expect(await sandbox.streams()).toEqual([]);
});

test('a broken connection is marked, comes back, and what was missed meanwhile is asked for', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(SOCKET_TROUBLE);
  await page.clock.install();
  await signIn(page, 'alice');
  await expect.poll(() => sandbox.streams()).toContain('user');
  await scrollUntil(page, async () => (await page.evaluate(() => scrollY)) > 1500);
  await page.waitForLoadState('networkidle');
  const read = await cardBeingRead(page);
  const top = await topOf(read);
  await sandbox.sockets({ action: 'refuse' });
  await sandbox.sockets({ action: 'drop' });
  await expect(mark(page)).toContainText('Live updates have stopped.');
  await expect.poll(async () => Math.abs((await topOf(read)) - top)).toBeLessThanOrEqual(1);
  await sandbox.post({ as: 'carol', text: 'Missed by the socket.' });
  await sandbox.sockets({ action: 'allow' });
  const again = mark(page).getByRole('button', { name: 'Try now' });
  await expect(async () => {
    // The client also tries by itself: then the button is gone before.
    if (await again.isVisible()) await again.dispatchEvent('click', {}, { timeout: 1000 });
    await expect(mark(page)).toHaveCount(0, { timeout: 2000 });
  }).toPass();
  await expect(newPosts(page)).toHaveText('1 new');
  await expect.poll(async () => Math.abs((await topOf(read)) - top)).toBeLessThanOrEqual(1);
  await sandbox.post({ as: 'carol', text: 'Heard again.' });
  await expect(newPosts(page)).toHaveText('2 new');
});

test('many missed posts offer a reload, which shows the newest and a gap that fills [2.2.033]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  // It scrolls twice through sixty posts.
  test.slow();
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('public');
  await sandbox.bulk({ count: 55 });
  await sandbox.sockets({ action: 'drop' });
  const reload = page.getByRole('main').getByRole('button', { name: 'Reload', exact: true });
  await expect(reload).toBeVisible();
  const first = await shownIds(page);
  await reload.click();
  const served = await newestIds(`${baseURL}`, 60);
  await expect.poll(async () => (await shownIds(page))[0]).toBe(served[0]);

  const gap = page.getByRole('button', { name: 'Load the missing posts' });
  await scrollUntil(page, () => gap.isVisible());
  await gap.click();
  // The first page may not reach down to the older posts.
  await expect(async () => {
    // Filled meanwhile, it can't be pressed any more.
    if (await gap.isVisible()) await gap.click({ timeout: 1000 });
    await expect(gap).toBeHidden();
  }).toPass();

  await page.evaluate(() => scrollTo(0, 0));
  const seen = new Set<string>();
  await scrollUntil(page, async () => {
    for (const id of await shownIds(page)) seen.add(id);
    return seen.size >= 60;
  });
  expect([...seen].slice(0, 60)).toEqual(served);
  expect(seen).toContain(first[0]);
});

test('a post that its author deletes leaves a mark in its place [2.2.059]', async ({ page, sandbox }) => {
  const { id } = await sandbox.post({ as: 'carol', text: 'Said too early.' });
  await signIn(page, 'alice');
  await expect(cardWith(page, 'Said too early.')).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('user');
  await sandbox.act({ as: 'carol', action: 'delete', status: id });
  await expect(cards(page).first()).toContainText('This post was deleted.');
  await expect(cardWith(page, 'Said too early.')).toHaveCount(0);
});

test('an edited post changes where it stands', async ({ page, sandbox, baseURL }) => {
  const { id } = await sandbox.post({ as: 'carol', text: 'The frist draft.' });
  await signIn(page, 'alice');
  await expect(cards(page).first()).toContainText('The frist draft.');
  await expect.poll(() => sandbox.streams()).toContain('user');
  const status = await readJson(`${baseURL}/api/v1/statuses/${id}`);
  const edited = { ...objectOf(status), content: 'The first draft.', edited_at: new Date().toISOString() };
  expect(await sandbox.event({ event: 'status.update', payload: edited, stream: 'user' })).toBe(1);
  await expect(cards(page).first()).toContainText('The first draft.');
  await expect(newPosts(page)).toBeHidden();
});

async function askedForPosts(sandbox: { log(): Promise<{ path: string }[]> }): Promise<number> {
  return (await sandbox.log()).filter(({ path }) => path.startsWith('/api/v1/timelines')).length;
}
