import type { Locator } from '@playwright/test';
import { listOf, objectOf } from '../tools/report/json-value';
import { callAs } from './harness/call-as';
import { cards, cardWith } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { openComposer } from './harness/open-composer';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';

const poll = (form: Locator) => form.getByRole('group', { name: 'Poll', exact: true });
const option = (form: Locator, number: number) =>
  poll(form).getByRole('textbox', { name: `Option ${number}`, exact: true });

/** The poll of alice's newest post, from the server. */
async function newestPoll(url: string | undefined, text: string) {
  const alice = await callAs(url ?? '', 'alice');
  const { id } = objectOf(await alice('/api/v1/accounts/verify_credentials'));
  const statuses = listOf(await alice(`/api/v1/accounts/${String(id)}/statuses`)).map(objectOf);
  const found = statuses.find((status) => String(status['content']).includes(text));
  return found?.['poll'] ? objectOf(found['poll']) : null;
}

test('a poll is written with the keyboard alone, keeps the rules of accessibility, fits a page 320 pixels wide, and is posted with its rules [2.5.031, 2.5.038, 2.9.003]', async ({
  page,
  baseURL,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
  await expect(poll(form).getByRole('checkbox', { name: 'Multiple choice' })).toBeChecked();
  await expectAccessible(page, 'fieldset[aria-label="Poll"]');
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  await page.setViewportSize({ width: 320, height: 640 });
  await expect(poll(await openComposer(page))).toBeVisible();
  const widths = () =>
    page.evaluate(() => {
      const fieldset = document.querySelector('fieldset[aria-label="Poll"]');
      const parts = [...(fieldset?.querySelectorAll('*') ?? [])].map((part) => part.getBoundingClientRect());
      return {
        rightmost: Math.max(0, ...parts.map(({ right }) => right)),
        page: document.documentElement.scrollWidth,
      };
    });
  await expect.poll(async () => (await widths()).page).toBe(320);
  await expect.poll(async () => (await widths()).rightmost).toBeLessThanOrEqual(320);
  await textField(form).press('Control+Enter');
  await expect
    .poll(() => newestPoll(baseURL, 'Which bread'))
    .toMatchObject({
      multiple: true,
      options: [{ title: 'rye' }, { title: 'oat' }, { title: 'spelt' }],
    });
  await page.setViewportSize(size);
  const left = Date.parse(String((await newestPoll(baseURL, 'Which bread'))?.['expires_at'])) - Date.now();
  expect(Math.round(left / 60_000 / 60)).toBe(3);
  await expect(cardWith(page, 'Which bread').getByRole('group', { name: 'Poll', exact: true })).toContainText(
    'spelt',
  );
});
