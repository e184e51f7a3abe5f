import type { Locator, Page } from '@playwright/test';
import { listOf, objectOf } from '../tools/report/json-value';
import { callAs } from './harness/call-as';
import { cards, cardWith } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { openComposer } from './harness/open-composer';
import { sentPosts } from './harness/sent-posts';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { beginPost, postButton } from './harness/write-post';

const poll = (form: Locator) => form.getByRole('group', { name: 'Poll', exact: true });
const option = (form: Locator, number: number) =>
  poll(form).getByRole('textbox', { name: `Option ${number}`, exact: true });

async function startPoll(page: Page, text: string): Promise<Locator> {
  const { form } = await beginPost(page, text);
  await form.getByRole('button', { name: 'Poll', exact: true }).click();
  await expect(option(form, 1)).toBeVisible();
  return form;
}

/** The poll of the newest post of alice’s, as the server tells it. */
async function newestPoll(url: string | undefined, text: string) {
  const alice = await callAs(url ?? '', 'alice');
  const { id } = objectOf(await alice('/api/v1/accounts/verify_credentials'));
  const statuses = listOf(await alice(`/api/v1/accounts/${String(id)}/statuses`)).map(objectOf);
  const found = statuses.find((status) => String(status['content']).includes(text));
  return found?.['poll'] ? objectOf(found['poll']) : null;
}

test('a poll is written with the keyboard alone, and posted with its rules [2.5.031, 2.5.038, 2.9.003]', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  const form = await openComposer(page);
  await page.keyboard.type('Which bread on Saturday?');
  await form.getByRole('button', { name: 'Poll', exact: true }).focus();
  await page.keyboard.press('Enter');
  await option(form, 1).focus();
  await page.keyboard.type('rye');
  await page.keyboard.press('Enter');
  await page.keyboard.type('oat');
  await page.keyboard.press('Enter');
  await expect(option(form, 3)).toBeFocused();
  await page.keyboard.type('spelt');
  await page.keyboard.press('Tab');
  await expect(poll(form).getByRole('button', { name: 'Remove option 3' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  const amount = poll(form).getByRole('spinbutton', { name: 'Number' });
  await expect(amount).toBeFocused();
  await expect(amount).toHaveValue('10');
  await page.keyboard.type('3');
  await page.keyboard.press('Tab');
  await poll(form).getByRole('combobox', { name: 'Unit' }).selectOption('hours');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(poll(form).getByRole('checkbox', { name: 'Several choices' })).toBeChecked();
  await page.keyboard.press('Control+Enter');
  await expect
    .poll(() => newestPoll(baseURL, 'Which bread'))
    .toMatchObject({
      multiple: true,
      options: [{ title: 'rye' }, { title: 'oat' }, { title: 'spelt' }],
    });
  const left = Date.parse(String((await newestPoll(baseURL, 'Which bread'))?.['expires_at'])) - Date.now();
  expect(Math.round(left / 60_000 / 60)).toBe(3);
  await expect(cardWith(page, 'Which bread').getByRole('group', { name: 'Poll', exact: true })).toContainText(
    'spelt',
  );
});

test('a poll without two different options is not posted, and that is said [2.5.002, 2.5.031]', async ({
  page,
  sandbox,
}) => {
  const form = await startPoll(page, 'Rye, or what?');
  await option(form, 1).fill('rye');
  await option(form, 2).fill(' rye ');
  await postButton(form).click();
  await expect(form.getByRole('alert')).toHaveText(/^Error:\s*Too few unique options in poll/);
  expect(await sentPosts(sandbox)).toEqual([]);
  await expect(option(form, 1)).toHaveValue('rye');
  await option(form, 2).fill('oat');
  await postButton(form).click();
  await expect(cardWith(page, 'Rye, or what?')).toContainText('oat');
  expect(await sentPosts(sandbox)).toHaveLength(1);
});

test('the limits of the server hold while a poll is written [2.5.032, 2.5.033, 2.5.034, 2.5.035, 2.9.002]', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({
    polls: { maxOptions: 3, maxOptionLength: 10, minExpiration: 300, maxExpiration: 7200 },
  });
  const form = await startPoll(page, 'Short and soon');
  const amount = poll(form).getByRole('spinbutton', { name: 'Number' });
  await expect(poll(form).getByRole('combobox', { name: 'Unit' }).getByRole('option')).toHaveText([
    'minutes',
    'hours',
  ]);
  await amount.fill('2');
  await amount.blur();
  await expect(amount).toHaveValue('5');
  await amount.fill('500');
  await amount.blur();
  await expect(amount).toHaveValue('120');
  await expect(poll(form).getByRole('button', { name: /^Remove option/ })).toHaveCount(0);
  await poll(form).getByRole('button', { name: 'Add an option' }).click();
  await expect(option(form, 3)).toBeFocused();
  await expect(poll(form).getByRole('button', { name: 'Add an option' })).toHaveCount(0);
  await page.keyboard.type('seventeen letters');
  await expect(option(form, 3)).toHaveValue('seventeen ');
  await poll(form).getByRole('button', { name: 'Remove option 1' }).click();
  await expect(option(form, 1)).toBeFocused();
  await expect(option(form, 2)).toHaveValue('seventeen ');
});

test('where only one thing could be chosen from, there are no polls [2.5.036]', async ({ page, sandbox }) => {
  await sandbox.settings({
    polls: { maxOptions: 1, maxOptionLength: 10, minExpiration: 300, maxExpiration: 7200 },
  });
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  const form = await openComposer(page);
  await expect(form.getByRole('button', { name: 'Preview', exact: true })).toBeVisible();
  await expect(form.getByRole('button', { name: 'Poll', exact: true })).toHaveCount(0);
});

test('a poll that was begun is there again after the page was loaded again [2.3.006]', async ({ page }) => {
  const form = await startPoll(page, 'Half a question');
  await option(form, 1).fill('half an answer');
  await poll(form).getByRole('checkbox', { name: 'Several choices' }).check();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  const again = await openComposer(page);
  await expect(option(again, 1)).toHaveValue('half an answer');
  await expect(poll(again).getByRole('checkbox', { name: 'Several choices' })).toBeChecked();
});

test('what the server says of a poll is told, and the poll stays', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/422/);
  const form = await startPoll(page, 'Anybody?');
  await option(form, 1).fill('me');
  await option(form, 2).fill('not me');
  await sandbox.fail({
    method: 'POST',
    path: '^/api/v1/statuses$',
    status: 422,
    body: { error: 'Expiration date is too soon' },
  });
  await postButton(form).click();
  await expect(form.getByRole('alert')).toContainText('Expiration date is too soon');
  await expect(option(form, 2)).toHaveValue('not me');
});

test('a poll that is written keeps the rules of accessibility, and fits a page 320 pixels wide', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const form = await startPoll(page, 'Accessible?');
  await poll(form).getByRole('button', { name: 'Add an option' }).click();
  await expectAccessible(page, 'fieldset[aria-label="Poll"]');
  await page.setViewportSize({ width: 320, height: 640 });
  const widths = await page.evaluate(() => {
    const fieldset = document.querySelector('fieldset[aria-label="Poll"]');
    const parts = [...(fieldset?.querySelectorAll('*') ?? [])].map((part) => part.getBoundingClientRect());
    return {
      rightmost: Math.max(0, ...parts.map(({ right }) => right)),
      page: document.documentElement.scrollWidth,
    };
  });
  expect(widths.page).toBe(320);
  expect(widths.rightmost).toBeLessThanOrEqual(320);
});
