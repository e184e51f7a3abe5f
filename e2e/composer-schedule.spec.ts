import { AxeBuilder } from '@axe-core/playwright';
import type { Locator, Page } from '@playwright/test';
import { listOf, objectOf } from '../tools/report/json-value';
import { callAs } from './harness/call-as';
import { cards, cardWith } from './harness/cards';
import { openComposer } from './harness/open-composer';
import { openPostOptions } from './harness/open-post-options';
import { sentPosts } from './harness/sent-posts';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const DAY = 86_400_000;

test.use({ timezoneId: 'Europe/Berlin', locale: 'en-GB' });

const posts = (page: Page) => page.getByRole('main').getByRole('article', { name: /^To be posted/ });
const postWith = (page: Page, words: string) => posts(page).filter({ hasText: words });

async function writes(page: Page, text: string, username = 'carol'): Promise<Locator> {
  await signIn(page, username);
  await expect(cards(page).first()).toBeVisible();
  const form = await openComposer(page);
  await textField(form).fill(text);
  await openPostOptions(form);
  return form;
}

/** What the field for date and time takes: in the zone of the page. */
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

async function keepForLater(url: string | undefined, text: string, at: number): Promise<void> {
  const carol = await callAs(url ?? '', 'carol');
  const body = { status: text, scheduled_at: new Date(at).toISOString() };
  await carol('/api/v1/statuses', { method: 'POST', body });
}

async function opensScheduled(page: Page): Promise<void> {
  await signIn(page, 'carol', '/scheduled');
  await expect(page.getByRole('heading', { name: 'Scheduled posts', level: 1 })).toBeVisible();
}

async function brokenRules(page: Page, part: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .withTags(RULES)
    .setLegacyMode()
    .analyze();
  return violations.map(({ id, nodes }) => `${id} ${nodes.map(({ html }) => html.slice(0, 160)).join()}`);
}

test('a post is kept for its time, in the zone of the person, listed, and goes out then', async ({
  page,
  sandbox,
  baseURL,
}) => {
  const form = await writes(page, 'The hedge at dawn');
  await form.getByRole('checkbox', { name: 'Send later' }).check();
  const at = Math.ceil((Date.now() + 2 * DAY) / 60_000) * 60_000;
  await form.getByLabel('Date and time').fill(await localTime(page, at));
  await expect(form.getByRole('group', { name: 'More options' })).toContainText('(Europe/Berlin)');
  await textField(form).press('Control+Enter');
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('listitem');
  await expect(notice).toContainText('Your post waits for its time.');
  await notice.getByRole('button', { name: 'Scheduled posts' }).click();
  await expect(page).toHaveURL(/\/scheduled$/);
  expect(await waitingOf(baseURL, 'carol')).toEqual(['The hedge at dawn']);
  await expect(postWith(page, 'The hedge at dawn')).toContainText(/in [12] days?/);
  await expect(postWith(page, 'The hedge at dawn').getByRole('time')).toHaveAttribute(
    'datetime',
    new Date(at).toISOString(),
  );
  await page.goto('/main/friends');
  await expect(cards(page).first()).toBeVisible();
  await expect(cardWith(page, 'The hedge at dawn')).toHaveCount(0);
  await sandbox.clock(2 * DAY + 120_000);
  await page.reload();
  await expect(cardWith(page, 'The hedge at dawn')).toHaveCount(1);
  expect(await waitingOf(baseURL, 'carol')).toEqual([]);
});

test('a time that is less than five minutes ahead is not sent, and said to be too soon', async ({
  page,
  sandbox,
}) => {
  const form = await writes(page, 'Too soon');
  await form.getByRole('checkbox', { name: 'Send later' }).check();
  await form.getByLabel('Date and time').fill(await localTime(page, Date.now() + 3 * 60_000));
  const words = 'Choose a time that is more than five minutes ahead.';
  await expect(form.getByRole('alert')).toHaveText(words);
  await textField(form).press('Control+Enter');
  await expect(form.getByRole('alert').filter({ hasText: 'Error:' })).toContainText(words);
  expect(await sentPosts(sandbox)).toEqual([]);
  await expect(textField(form)).toHaveValue('Too soon');
});

test('a post can delete itself after a time', async ({ page, baseURL }) => {
  const form = await writes(page, 'Gone by the weekend');
  await form.getByRole('checkbox', { name: 'Delete itself after a time' }).check();
  const after = form.getByRole('group', { name: 'Delete after' });
  await after.getByRole('combobox', { name: 'Unit' }).selectOption('hours');
  await after.getByRole('spinbutton', { name: 'Number' }).fill('5');
  await textField(form).press('Control+Enter');
  await expect(cardWith(page, 'Gone by the weekend')).toBeVisible();
  const carol = await callAs(baseURL ?? '', 'carol');
  const [newest] = listOf(await carol('/api/v1/timelines/home?limit=1')).map(objectOf);
  const end = Date.parse(String(objectOf(newest?.['pleroma'])['expires_at']));
  expect(Math.round((end - Date.now()) / 3_600_000)).toBe(5);
});

test('a language is found by typing, sent with the post, and there for the next one', async ({ page }) => {
  const form = await writes(page, 'Guten Morgen');
  await form.getByRole('button', { name: 'Written in: English' }).click();
  await form.getByRole('combobox', { name: 'Find a language' }).fill('deuts');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('button', { name: 'Written in: German' })).toBeFocused();
  // Pleroma takes the language and does not tell it: what is sent has to be looked at.
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/statuses'),
  );
  await textField(form).press('Control+Enter');
  expect((await sent).postDataJSON()).toMatchObject({ status: 'Guten Morgen', language: 'de' });
  await expect(cardWith(page, 'Guten Morgen')).toBeVisible();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  const next = await openComposer(page);
  await openPostOptions(next);
  await expect(next.getByRole('button', { name: 'Written in: German' })).toBeVisible();
});

test('a menu stays under the pointer that presses it, while the form around it grows', async ({
  page,
  sandbox,
}) => {
  // It can say in which language a post is written.
  await sandbox.character('akkoma');
  await sandbox.hold({ path: '^/assets/detect-language' });
  await signIn(page, 'carol');
  await expect(cards(page).first()).toBeVisible();
  const form = await openComposer(page);
  const detector = page.waitForRequest(/detect-language/);
  await textField(form).fill('Guten Morgen zusammen, was gibt es heute zum Frühstück?');
  await detector;
  await form.getByRole('button', { name: 'More ways' }).click();
  await page.getByRole('menuitem', { name: 'Time, language and more' }).hover();
  await page.mouse.down();
  await sandbox.release();
  await expect(form.getByRole('button', { name: 'Mark as German' })).toBeVisible();
  await page.mouse.up();
  await expect(form.getByRole('group', { name: 'More options' })).toBeVisible();
});

test('Escape in the list of languages leaves the form open', async ({ page }) => {
  const form = await writes(page, 'Still here');
  await form.getByRole('button', { name: 'Written in: English' }).click();
  await expect(form.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form.getByRole('listbox')).toHaveCount(0);
  await expect(textField(form)).toHaveValue('Still here');
});

test('posts that wait are moved, and taken back into the drafts, with the keyboard', async ({
  page,
  baseURL,
}) => {
  await keepForLater(baseURL, 'Apples', Date.now() + 2 * DAY);
  await keepForLater(baseURL, 'Pears', Date.now() + 4 * DAY);
  await opensScheduled(page);
  await expect(posts(page)).toHaveText([/Apples/, /Pears/]);
  await postWith(page, 'Apples').getByRole('button', { name: 'Change the time' }).press('Enter');
  const field = postWith(page, 'Apples').getByLabel('Date and time');
  await field.fill(await localTime(page, Date.now() + 9 * DAY));
  await field.press('Enter');
  await expect(posts(page)).toHaveText([/Pears/, /Apples/]);
  await page.reload();
  await expect(posts(page)).toHaveText([/Pears/, /Apples/]);

  await postWith(page, 'Pears').getByRole('button', { name: 'Do not post' }).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Take this post back?' });
  await expect(question).toContainText('What it says is put with your drafts.');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(postWith(page, 'Pears').getByRole('button', { name: 'Do not post' })).toBeFocused();
  await page.keyboard.press('Enter');
  await question.getByRole('button', { name: 'Do not post' }).press('Enter');
  await expect(posts(page)).toHaveText([/Apples/]);
  expect(await waitingOf(baseURL, 'carol')).toEqual(['Apples']);
  await page.reload();
  await expect(posts(page)).toHaveText([/Apples/]);
  await page.goto('/drafts');
  await expect(page.getByRole('main')).toContainText('Pears');
});

test('what the server refuses is told beside the post, and nothing changes', async ({
  page,
  sandbox,
  baseURL,
  allowConsole,
}) => {
  allowConsole(/422|500/);
  await keepForLater(baseURL, 'Quinces', Date.now() + 2 * DAY);
  await opensScheduled(page);
  const refusal = { path: '/api/v1/scheduled_statuses/', body: { error: 'Not today' } };
  await sandbox.fail({ ...refusal, method: 'PUT', status: 422 });
  await postWith(page, 'Quinces').getByRole('button', { name: 'Change the time' }).click();
  await page.getByRole('button', { name: 'Save the time' }).click();
  await expect(postWith(page, 'Quinces').getByRole('alert')).toContainText('Not today');
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await sandbox.fail({ ...refusal, method: 'DELETE', status: 500 });
  await postWith(page, 'Quinces').getByRole('button', { name: 'Do not post' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Do not post' }).click();
  await expect(question).toContainText('It could not be taken back.');
  await expect(question).toContainText('Not today');
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(posts(page)).toHaveCount(1);
});

test('the list says that it is empty, and why it did not come', async ({ page, sandbox, allowConsole }) => {
  allowConsole(/503/);
  await opensScheduled(page);
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
  await sandbox.fail({ path: '/api/v1/scheduled_statuses', status: 503, body: { error: 'Asleep' } });
  await page.reload();
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Asleep');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
});

test('a post that is sent to wait stands in the list that is open', async ({ page }) => {
  await opensScheduled(page);
  await expect(page.getByRole('heading', { name: 'Nothing is waiting' })).toBeVisible();
  const form = await openComposer(page);
  await textField(form).fill('Sloes after the frost');
  await (await openPostOptions(form)).getByRole('checkbox', { name: 'Send later' }).check();
  await textField(form).press('Control+Enter');
  await expect(postWith(page, 'Sloes after the frost')).toBeVisible();
});

test('a visitor is led away from where members’ posts wait', async ({ page, sandbox }) => {
  await page.goto('/scheduled');
  await expect(cards(page).first()).toBeVisible();
  expect(new URL(page.url()).pathname).not.toBe('/scheduled');
  expect((await sandbox.log()).filter(({ path }) => path.startsWith('/api/v1/scheduled'))).toEqual([]);
});

test('more than a page of waiting posts comes on demand', async ({ page, baseURL }) => {
  for (let made = 0; made < 44; made += 1)
    await keepForLater(baseURL, `post ${made}`, Date.now() + (2 + made) * DAY);
  await opensScheduled(page);
  await expect(posts(page)).toHaveCount(40);
  await page.getByRole('button', { name: 'Show more' }).click();
  await expect(posts(page)).toHaveCount(44);
  await expect(page.getByRole('button', { name: 'Show more' })).toHaveCount(0);
});

test('options and waiting posts keep the rules of accessibility, and fit a page 320 pixels wide', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await keepForLater(baseURL, 'Medlars', Date.now() + 2 * DAY);
  const form = await writes(page, 'Accessible?');
  await form.getByRole('checkbox', { name: 'Send later' }).check();
  await form.getByRole('checkbox', { name: 'Delete itself after a time' }).check();
  await form.getByRole('button', { name: 'Written in: English' }).click();
  await expect(form.getByRole('listbox')).toBeVisible();
  expect(await brokenRules(page, '[role="group"][aria-label="More options"]')).toEqual([]);
  await opensScheduled(page);
  await postWith(page, 'Medlars').getByRole('button', { name: 'Change the time' }).click();
  expect(await brokenRules(page, 'main')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
