import type { Page } from '../../testing/page/locator';
import { listOf, objectOf } from '../../testing/page/json';
import { cards, cardWith, shownIds, textField } from '../../testing/page/parts';
import { beginPost, openComposer } from '../../testing/page/writing';
import { readJson } from '../../testing/page/server';
import { signIn } from '../../testing/page/sign-in';
import { expect, test } from '../../testing/page/test';

const KNOWN_NETWORK = '^/api/v1/timelines/public';
const HTML_PAGE = '<!doctype html><title>Welcome</title><p>This is the hotel network.</p>';
const notices = (page: Page) => page.getByRole('region', { name: 'Notices' });

/** Presses "Try again" until posts are there. The client also retries by itself: then the button is gone before. */
async function loadsAgain(page: Page): Promise<void> {
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  for (const button of again.elements()) await page.user.click(button);
  await expect(cards(page).first()).toBeVisible();
}

test('a server that cannot be reached is said to be so, and can be tried again', async ({
  page,
  sandbox,
}) => {
  await sandbox.fail({ path: KNOWN_NETWORK, status: 0, times: 99 });
  await page.goto('/main/all');
  const main = page.getByRole('main');
  await expect(main).toContainText('Couldn’t load this timeline');
  await expect(main).toContainText('Couldn’t reach the server.');
  await main.getByRole('button', { name: 'Try again' }).click();
  await expect(main).toContainText('Couldn’t reach the server.');
  await sandbox.clearErrors();
  await loadsAgain(page);
});

async function postsWhatWasBegun(page: Page, words: string): Promise<void> {
  const form = await openComposer(page);
  await expect(textField(form)).toHaveValue(words);
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(cards(page).first()).toContainText(words);
}

for (const { what, answer, words } of [
  {
    what: 'a page of HTML in place of an answer',
    answer: { status: 200, body: HTML_PAGE, contentType: 'text/html' },
    words: 'The server sent an invalid response.',
  },
  {
    what: 'half of an answer',
    answer: { status: 200, body: '[{"id":"1","acc', contentType: 'application/json' },
    words: 'The server sent an invalid response.',
  },
  {
    what: 'a gateway in trouble',
    answer: { status: 502, body: HTML_PAGE, contentType: 'text/html' },
    words: 'The server has a problem (error 502).',
  },
  {
    what: 'an error of the server',
    answer: { status: 500, body: { error: 'Something went wrong' } },
    words: 'Something went wrong',
  },
]) {
  test(`${what} is told in words, and can be tried again`, async ({ page, sandbox, allowConsole }) => {
    allowConsole(/status of 50\d/);
    await sandbox.fail({ path: KNOWN_NETWORK, ...answer, times: 99 });
    await page.goto('/main/all');
    await expect(page.getByRole('main')).toContainText(words);
    await sandbox.clearErrors();
    await loadsAgain(page);
  });
}

test('one malformed status does not hide the others of its page', async ({ page, sandbox, baseURL }) => {
  const statuses = listOf(await readJson(`${baseURL}/api/v1/timelines/public?limit=20`)).map(objectOf);
  const broken = statuses.map((status, index) => (index === 2 ? { ...status, account: 7 } : status));
  await sandbox.fail({ path: KNOWN_NETWORK, status: 200, body: broken, times: 9 });
  await page.goto('/main/all');
  await expect(cards(page).first()).toBeVisible();
  const ids = statuses.map(({ id }) => String(id));
  await expect.poll(async () => (await shownIds(page)).slice(0, 4)).toEqual([ids[0], ids[1], ids[3], ids[4]]);
});

test('a favourite that does not get through is put back, and the card offers to try again [2.8.006]', async ({
  page,
  sandbox,
}) => {
  await sandbox.post({ as: 'carol', text: 'Worth a star.' });
  await signIn(page, 'alice');
  const card = cardWith(page, 'Worth a star.');
  const star = card.getByRole('button', { name: /avourite/ });
  await sandbox.fail({ method: 'POST', path: '/favourite$', status: 0, times: 9 });
  await star.click();
  await expect(card.getByRole('alert')).toContainText('Couldn’t favourite the post');
  await expect(card.getByRole('alert')).toContainText('Couldn’t reach the server.');
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await expect(star).toHaveText('');
  await sandbox.clearErrors();
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await expect(star).toHaveText('1');
  await expect(card.getByRole('alert')).toHaveCount(0);
  await expect(notices(page).getByRole('listitem')).toHaveCount(0);
});

test('a favourite that the server refuses is put back and the card says why [2.8.006]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 500/);
  await sandbox.post({ as: 'carol', text: 'Worth a star.' });
  await sandbox.fail({ method: 'POST', path: '/favourite$', status: 500, body: { error: 'Stars are out' } });
  await signIn(page, 'alice');
  const card = cardWith(page, 'Worth a star.');
  const star = card.getByRole('button', { name: /avourite/ });
  await star.click();
  await expect(card.getByRole('alert')).toContainText('Stars are out');
  await expect(star).toHaveAttribute('aria-pressed', 'false');
});

test('a login that ends while somebody writes is told, and they sign in where they are and post', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 40[13]/);
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  const form = await openComposer(page);
  await textField(form).fill('Nearly lost');
  await sandbox.expireTokens('alice');
  const asked = page.getByRole('dialog', { name: 'Log in again' });
  await asked.getByRole('button', { name: 'Close' }).click();
  await form.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(form).toContainText('Log in again to post. Your text is saved.');
  await expect(textField(form)).toHaveValue('Nearly lost');
  await expect(notices(page)).toContainText('Your session has ended.');
  await expect(page).toHaveURL(/\/main\/friends$/);

  const login = page.getByRole('form', { name: 'Log in' });
  await expect(login.getByLabel('Username')).toHaveValue('alice');
  await login.getByLabel('Password', { exact: true }).fill('alice');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(login).toBeHidden();

  const again = await openComposer(page);
  await expect(textField(again)).toHaveValue('Nearly lost');
  await again.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(cards(page).first()).toContainText('Nearly lost');
});

test('a login that ends at a favourite leaves what was begun, through signing in again to posting', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 40[13]/);
  await sandbox.post({ as: 'carol', text: 'Worth a star.' });
  await beginPost(page, 'Begun long before');
  await sandbox.expireTokens('alice');
  const star = cardWith(page, 'Worth a star.').getByRole('button', { name: /avourite/ });
  // By script: another request may have found the ended session already, with a dialog over the page.
  await star.dispatchEvent('click');
  await expect(notices(page)).toContainText('Your session has ended.');
  await expect(page).toHaveURL(/\/main\/friends$/);

  const login = page.getByRole('dialog', { name: 'Log in again' });
  await login.getByLabel('Password', { exact: true }).fill('alice');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(login).toBeHidden();
  await expect(star).toHaveAttribute('aria-pressed', 'false');
  await star.click();
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await postsWhatWasBegun(page, 'Begun long before');
});

test('a timeline that does not come, and trying it again, leave what was begun', async ({
  page,
  sandbox,
}) => {
  await beginPost(page, 'Begun in good weather');
  await sandbox.fail({ path: KNOWN_NETWORK, status: 0, times: 99 });
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: /^Known network/ })
    .click();
  await expect(page.getByRole('main')).toContainText('Couldn’t load this timeline');
  await sandbox.clearErrors();
  await loadsAgain(page);
  await postsWhatWasBegun(page, 'Begun in good weather');
});

test('a private server tells a visitor that its timelines are for members, and leads to the login [1.1.006, 2.1.004]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of 40[13]/);
  await sandbox.settings({ private: true });
  await page.goto('/main/all');
  await expect(page.getByRole('main')).toContainText('Log in to see this timeline');
  await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/login$/);
});
