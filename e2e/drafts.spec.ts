import type { Page } from '@playwright/test';
import { listOf, objectOf } from '../tools/report/json-value';
import { cards } from './harness/cards';
import { openComposer } from './harness/open-composer';
import { readJson } from './harness/read-json';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { textField } from './harness/text-field';

const POST = { method: 'POST', path: '^/api/v1/statuses$' };

async function writes(page: Page, text: string) {
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  const form = await openComposer(page);
  await textField(form).fill(text);
  return { form, field: textField(form), post: form.getByRole('button', { name: 'Post', exact: true }) };
}

/** How often the server has this text among the newest. */
async function timesPosted(url: string | undefined, text: string): Promise<number> {
  const newest = listOf(await readJson(`${url}/api/v1/timelines/public?limit=40`));
  return newest.filter((status) => String(objectOf(status)['content']).includes(text)).length;
}

test('what was typed is there again after the page was loaded again, subject and scope too', async ({
  page,
}) => {
  const { form } = await writes(page, 'Half a thought about owls');
  const subjectButton = form.getByRole('button', { name: 'Add a subject' });
  if (await subjectButton.isVisible()) await subjectButton.click();
  await form.getByRole('textbox', { name: 'Subject (optional)' }).fill('owls');
  await form.getByRole('radio', { name: 'Followers only' }).check({ force: true });
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  const again = await openComposer(page);
  await expect(textField(again)).toHaveValue('Half a thought about owls');
  await expect(again.getByRole('textbox', { name: 'Subject (optional)' })).toHaveValue('owls');
  await expect(again.getByRole('radio', { name: 'Followers only' })).toBeChecked();
});

test('a reply that was begun stands open under its status after the page was loaded again', async ({
  page,
}) => {
  await signIn(page, 'alice');
  const id = await cards(page).nth(1).getAttribute('data-status');
  const card = page.locator(`[data-status="${id}"]`);
  await card.getByRole('button', { name: /^Reply/ }).click();
  await textField(card).pressSequentially('And another thing');
  await page.reload();
  await expect(textField(card)).toHaveValue(/And another thing$/);
});

test('closing a reply keeps its text for the next time', async ({ page }) => {
  await signIn(page, 'alice');
  const card = cards(page).first();
  const reply = card.getByRole('button', { name: /^Reply/ }).first();
  await reply.click();
  await textField(card).pressSequentially('I will say it later');
  await page.keyboard.press('Escape');
  await expect(textField(card)).toBeHidden();
  await reply.click();
  await expect(textField(card)).toHaveValue(/I will say it later$/);
});

test('a server in trouble costs no text, and the next try posts it', async ({
  page,
  sandbox,
  allowConsole,
  baseURL,
}) => {
  allowConsole(/status of 500/);
  await sandbox.fail({ ...POST, status: 500, body: { error: 'Something went wrong' } });
  const { form, field, post } = await writes(page, 'Kept through the storm');
  await post.click();
  await expect(form).toContainText('Error:');
  await expect(field).toHaveValue('Kept through the storm');
  await post.click();
  await expect(cards(page).first()).toContainText('Kept through the storm');
  expect(await timesPosted(baseURL, 'Kept through the storm')).toBe(1);
});

test('a refusal is told in the words of the server', async ({ page, sandbox, allowConsole }) => {
  allowConsole(/status of 422/);
  await sandbox.fail({ ...POST, status: 422, body: { error: 'The word "hedge" is not allowed here' } });
  const { form, field, post } = await writes(page, 'About the hedge');
  await post.click();
  await expect(form).toContainText('The word "hedge" is not allowed here');
  await expect(field).toHaveValue('About the hedge');
  await expect(field).toBeEditable();
});

test('without a network the text stays, and goes out when there is one again', async ({
  page,
  context,
  allowConsole,
  baseURL,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  const { form, field, post } = await writes(page, 'From the train');
  await context.setOffline(true);
  await expect(page.getByText('You are offline. What you write is kept.')).toBeVisible();
  await post.click();
  await expect(form).toContainText('Your text is kept: try again.');
  await expect(field).toHaveValue('From the train');
  await context.setOffline(false);
  await post.click();
  await expect(cards(page).first()).toContainText('From the train');
  expect(await timesPosted(baseURL, 'From the train')).toBe(1);
});

for (const [what, answer] of [
  ['the connection breaks', { status: 0 }],
  ['a gateway gives up', { status: 502, body: '', contentType: 'text/html' }],
] as const) {
  test(`a post whose answer is lost because ${what} is there once, however often it is sent`, async ({
    page,
    sandbox,
    allowConsole,
    baseURL,
  }) => {
    allowConsole(/status of 50\d|ERR_EMPTY_RESPONSE|ERR_CONNECTION/);
    await sandbox.fail({ ...POST, ...answer, after: true });
    const { form, post } = await writes(page, 'Said once');
    await post.click();
    // Browsers repeat a request by themselves when a connection breaks; otherwise the person does.
    const error = form.getByText('Error:');
    const sent = async () =>
      (await sandbox.log()).filter(({ method, path }) => `${method} ${path}` === 'POST /api/v1/statuses');
    await expect
      .poll(async () => {
        if (await error.isVisible()) await post.click();
        return (await sent()).map(({ status }) => status);
      })
      .toContain(200);
    expect((await sent()).length).toBeGreaterThan(1);
    expect(await timesPosted(baseURL, 'Said once')).toBe(1);
  });
}

test('Ctrl+Enter posts', async ({ page }) => {
  const { field } = await writes(page, 'Without the mouse');
  await field.press('Control+Enter');
  await expect(cards(page).first()).toContainText('Without the mouse');
});

test('the subject counts, and what is longer than the server takes cannot be sent [2.5.004, 2.5.005]', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({ textLimit: 20 });
  const { form, field, post } = await writes(page, 'twelve chars');
  await expect(form).toContainText('8 characters left');
  const subjectButton = form.getByRole('button', { name: 'Add a subject' });
  if (await subjectButton.isVisible()) await subjectButton.click();
  const subject = form.getByRole('textbox', { name: 'Subject (optional)' });
  await subject.fill('eight ch');
  await expect(form).toContainText('0 characters left');
  await expect(post).toBeEnabled();
  await subject.fill('nine char');
  await expect(form).toContainText('1 character too many');
  await expect(post).toBeDisabled();
  await field.press('Control+Enter');
  expect(
    (await sandbox.log()).filter(({ method, path }) => `${method} ${path}` === 'POST /api/v1/statuses'),
  ).toEqual([]);
  await subject.fill('');
  await post.click();
  await expect(cards(page).first()).toContainText('twelve chars');
});

test('an empty post is refused with words, not sent [2.5.001]', async ({ page, sandbox }) => {
  const { form, post } = await writes(page, '   ');
  await post.click();
  await expect(form).toContainText("Can't post an empty status with no files");
  expect(
    (await sandbox.log()).filter(({ method }) => method === 'POST').map(({ path }) => path),
  ).not.toContain('/api/v1/statuses');
});
