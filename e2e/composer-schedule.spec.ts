import type { Locator, Page } from '@playwright/test';
import { listOf, objectOf } from '../tools/report/json-value';
import { callAs } from './harness/call-as';
import { cards, cardWith } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { openComposer } from './harness/open-composer';
import { openPostOptions } from './harness/open-post-options';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { topOf } from './harness/top-of';
import { textField } from './harness/text-field';

const DAY = 86_400_000;

test.use({ timezoneId: 'Europe/Berlin', locale: 'en-GB' });

const posts = (page: Page) => page.getByRole('main').getByRole('article', { name: /^Post scheduled for/ });
const postWith = (page: Page, words: string) => posts(page).filter({ hasText: words });

async function writes(page: Page, text: string): Promise<Locator> {
  await signIn(page, 'carol');
  await expect(cards(page).first()).toBeVisible();
  const form = await openComposer(page);
  await textField(form).fill(text);
  await openPostOptions(form);
  return form;
}

/** A value for the date and time field, in the time zone of the page. */
async function localTime(page: Page, at: number): Promise<string> {
  return page.evaluate((moment) => {
    const date = new Date(moment);
    const shifted = new Date(moment - date.getTimezoneOffset() * 60_000);
    return shifted.toISOString().slice(0, 16);
  }, at);
}

async function waitingOf(url: string | undefined, username: string): Promise<string[]> {
  const call = await callAs(url ?? '', username);
  const list = listOf(await call('/api/v1/scheduled_statuses?limit=40'));
  return list.map((post) => String(objectOf(objectOf(post)['params'])['text']));
}

test('a post is kept for its time, in the zone of the person, listed, and goes out then; the options and the list keep the rules of accessibility and fit a page 320 pixels wide', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = await writes(page, 'The hedge at dawn');
  await form.getByRole('checkbox', { name: 'Post later' }).check();
  const deletes = form.getByRole('checkbox', { name: 'Delete automatically' });
  await deletes.check();
  await form.getByRole('button', { name: 'Written in: English' }).click();
  await expect(form.getByRole('listbox')).toBeVisible();
  await expectAccessible(page, '[role="group"][aria-label="More options"]');
  await page.keyboard.press('Escape');
  await expect(form.getByRole('listbox')).toHaveCount(0);
  await deletes.uncheck();
  const at = Math.ceil((Date.now() + 2 * DAY) / 60_000) * 60_000;
  await form.getByLabel('Date and time').fill(await localTime(page, at));
  await expect(form.getByRole('group', { name: 'More options' })).toContainText('(Europe/Berlin)');
  await textField(form).press('Control+Enter');
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('listitem');
  await expect(notice).toContainText('Your post is scheduled.');
  await notice.getByRole('button', { name: 'Scheduled posts' }).click();
  await expect(page).toHaveURL(/\/scheduled$/);
  expect(await waitingOf(baseURL, 'carol')).toEqual(['The hedge at dawn']);
  await expect(postWith(page, 'The hedge at dawn')).toContainText(/in [12] days?/);
  await expect(postWith(page, 'The hedge at dawn').getByRole('time')).toHaveAttribute(
    'datetime',
    new Date(at).toISOString(),
  );
  await postWith(page, 'The hedge at dawn').getByRole('button', { name: 'Change time' }).click();
  await expectAccessible(page);
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 320, height: 640 });
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.setViewportSize(size);
  await page.goto('/main/friends');
  await expect(cards(page).first()).toBeVisible();
  await expect(cardWith(page, 'The hedge at dawn')).toHaveCount(0);
  await sandbox.clock(2 * DAY + 120_000);
  await page.reload();
  await expect(cardWith(page, 'The hedge at dawn')).toHaveCount(1);
  expect(await waitingOf(baseURL, 'carol')).toEqual([]);
});

test('a menu stays under the pointer that presses it, while the form around it grows', async ({
  page,
  sandbox,
}) => {
  // Akkoma stores the language of a post.
  await sandbox.character('akkoma');
  await sandbox.hold({ path: '^/assets/detect-language' });
  await signIn(page, 'carol');
  await expect(cards(page).first()).toBeVisible();
  const form = await openComposer(page);
  const detector = page.waitForRequest(/detect-language/);
  await textField(form).fill('Guten Morgen zusammen, was gibt es heute zum Frühstück?');
  await detector;
  const more = form.getByRole('button', { name: 'More ways to post' });
  const item = page.getByRole('menuitem', { name: 'Show options' });
  await more.click();
  // The menu is in its place below the button.
  const top = await topOf(more);
  await expect.poll(() => topOf(item)).toBeGreaterThan(top);
  await item.hover();
  await page.mouse.down();
  await sandbox.release();
  await expect(form.getByRole('button', { name: 'Mark as German' })).toBeVisible();
  await page.mouse.up();
  await expect(form.getByRole('group', { name: 'More options' })).toBeVisible();
});
