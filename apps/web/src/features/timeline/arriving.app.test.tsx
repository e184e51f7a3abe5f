import { onTestFinished, vi } from 'vitest';
import type { ControlDoor } from '@linnet/sandbox/control';
import { expectAccessible } from '../../testing/page/accessible';
import { objectOf } from '../../testing/page/json';
import type { Page } from '../../testing/page/locator';
import { cards, cardWith, newPosts, textField, timelineName } from '../../testing/page/parts';
import { readJson } from '../../testing/page/server';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';
import { openComposer } from '../../testing/page/writing';

/** Opens the home timeline with a subscribed stream. */
async function listensAtHome(page: Page, sandbox: ControlDoor): Promise<void> {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('user');
}

async function askedForPosts(sandbox: ControlDoor): Promise<number> {
  return (await sandbox.log()).filter(({ path }) => path.startsWith('/api/v1/timelines')).length;
}

/** From here on the page's clock advances only when the test does it. */
function stopClock(): void {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  onTestFinished(() => void vi.useRealTimers());
}

test('new posts are counted one by one, and shown newest first with a click [2.2.032, 2.2.033]', async ({
  page,
  sandbox,
}) => {
  await listensAtHome(page, sandbox);
  await expect(newPosts(page)).toBeHidden();
  for (const [index, text] of ['First of three.', 'Second of three.', 'Third of three.'].entries()) {
    await sandbox.post({ as: 'carol', text });
    await expect(newPosts(page)).toHaveText(`${index + 1} new`);
  }
  await newPosts(page).click();
  await expect(cards(page).nth(0)).toContainText('Third of three.');
  await expect(cards(page).nth(1)).toContainText('Second of three.');
  await expect(cards(page).nth(2)).toContainText('First of three.');
  await expect(newPosts(page)).toBeHidden();
});

test('screen readers say once that new posts wait, and those shown by a key begin with the focus', async ({
  page,
  sandbox,
}) => {
  await listensAtHome(page, sandbox);
  const said = page.locator('[aria-live="polite"] > p');
  await sandbox.post({ as: 'carol', text: 'First of two.' });
  await expect(said).toHaveText(['1 new']);
  await sandbox.post({ as: 'carol', text: 'Second of two.' });
  await expect(newPosts(page)).toHaveText('2 new');
  await expect(said).toHaveText(['1 new']);
  await page.keyboard.press('.');
  await expect(cards(page).first()).toContainText('Second of two.');
  await expect(cards(page).first()).toBeFocused();
  await page.keyboard.press('f');
  await expect(said).toHaveText(['Favourited']);
  await page.keyboard.press('f');
  await expect(said).toHaveText(['Favourite removed']);
});

test('a post of somebody else arrives by the stream, and the server is not asked for it', async ({
  page,
  sandbox,
}) => {
  await listensAtHome(page, sandbox);
  // The first page, and the refresh once the socket was open.
  await expect.poll(() => askedForPosts(sandbox)).toBe(2);
  await sandbox.post({ as: 'carol', text: 'A wren in the woodpile.' });
  await expect(newPosts(page)).toHaveText('1 new');
  await newPosts(page).click();
  await expect(cards(page).first()).toContainText('A wren in the woodpile.');
  expect(await askedForPosts(sandbox)).toBe(2);
});

test('a visitor on the known network is told of new posts as well', async ({ page, sandbox }) => {
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  await expect.poll(() => sandbox.streams()).toContain('public');
  await sandbox.post({ as: 'bob', text: 'Said to everybody.' });
  await expect(newPosts(page)).toHaveText('1 new');
});

test('where sockets are refused, that is marked as long as it is so, and new posts come by asking', async ({
  page,
  sandbox,
}) => {
  await sandbox.sockets({ action: 'refuse' });
  stopClock();
  await signIn(page, 'alice');
  const mark = page.locator('[data-connection]');
  const afterSeconds = (seconds: number, check: () => void) =>
    expect(async () => {
      await vi.advanceTimersByTimeAsync(1000 * seconds);
      check();
    }).toPass();
  const marked = () => mark.elements().map(({ textContent }) => textContent);
  await afterSeconds(1, () => expect(marked().join()).toContain('Live updates have stopped.'));
  await afterSeconds(5, () => expect(marked().join()).toMatch(/Last updated \d/));
  await expect(page.getByRole('region', { name: 'Notices' }).getByRole('listitem')).toHaveCount(0);
  await sandbox.post({ as: 'carol', text: 'The long way round.' });
  // A question that was on its way before the post tells nothing of it.
  await afterSeconds(10, () => expect(newPosts(page).elements()).toHaveLength(1));
  await expect(newPosts(page)).toHaveText('1 new');
  await expect(mark).toContainText('Live updates have stopped.');
  expect(await sandbox.streams()).toEqual([]);
  vi.useRealTimers();
  await expectAccessible(page, '[data-connection]');
});

test('the full stop shows what waits, but not while somebody is writing [2.2.041]', async ({
  page,
  sandbox,
}) => {
  await listensAtHome(page, sandbox);
  await sandbox.post({ as: 'carol', text: 'Shown by a key.' });
  await expect(newPosts(page)).toHaveText('1 new');
  await cards(page)
    .first()
    .getByRole('button', { name: /^Reply/ })
    .click();
  const reply = page.getByRole('textbox', { name: 'Write your reply' });
  await expect(reply).toBeFocused();
  await page.keyboard.press('.');
  await expect(reply).toHaveValue(/\.$/);
  await expect(newPosts(page)).toHaveText('1 new');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await expect(reply).toBeHidden();
  await page.keyboard.press('.');
  await expect(cards(page).first()).toContainText('Shown by a key.');
});

test('the own post is shown at once, and those that wait take their place below it', async ({
  page,
  sandbox,
}) => {
  await listensAtHome(page, sandbox);
  await sandbox.post({ as: 'carol', text: 'Said a moment before.' });
  await expect(newPosts(page)).toHaveText('1 new');
  const form = await openComposer(page);
  await textField(form).fill('Said a moment later.');
  await textField(form).press('Control+Enter');
  await expect(cards(page).nth(0)).toContainText('Said a moment later.');
  await expect(newPosts(page)).toHaveText('1 new');
  await newPosts(page).click();
  await expect(cards(page).nth(0)).toContainText('Said a moment later.');
  await expect(cards(page).nth(1)).toContainText('Said a moment before.');
});

test('a post that its author deletes leaves a mark in its place [2.2.059]', async ({ page, sandbox }) => {
  const { id } = await sandbox.post({ as: 'carol', text: 'Said too early.' });
  await listensAtHome(page, sandbox);
  await expect(cardWith(page, 'Said too early.')).toBeVisible();
  await sandbox.act({ as: 'carol', action: 'delete', status: id });
  await expect(cards(page).first()).toContainText('This post was deleted.');
  await expect(cardWith(page, 'Said too early.')).toHaveCount(0);
});

test('an edited post changes where it stands', async ({ page, sandbox, baseURL }) => {
  const { id } = await sandbox.post({ as: 'carol', text: 'The frist draft.' });
  await listensAtHome(page, sandbox);
  await expect(cards(page).first()).toContainText('The frist draft.');
  const status = await readJson(`${baseURL}/api/v1/statuses/${id}`);
  const edited = { ...objectOf(status), content: 'The first draft.', edited_at: new Date().toISOString() };
  expect(await sandbox.event({ event: 'status.update', payload: edited, stream: 'user' })).toBe(1);
  await expect(cards(page).first()).toContainText('The first draft.');
  await expect(newPosts(page)).toBeHidden();
});

test('visitors have no such place, and nothing is asked about one', async ({ page, sandbox }) => {
  await page.goto('/main/all');
  await expect(timelineName(page).getByRole('button')).toBeVisible();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Local' }).click();
  await expect(timelineName(page)).toHaveText('Local timeline');
  await expect(cards(page).first()).toBeVisible();
  expect((await sandbox.log()).filter(({ path }) => path.includes('markers'))).toEqual([]);
});
