import type { Locator, Page } from '@playwright/test';
import { listOf, objectOf, textOf } from '../tools/report/json-value';
import { cards } from './harness/cards';
import { expectAccessible } from './harness/expect-accessible';
import { logIn, openLogin } from './harness/login-form';
import { signIn } from './harness/sign-in';
import { expect, test } from './harness/test';
import { bothWidths } from './harness/widths';

const REGISTER = { method: 'POST', path: '^/api/v1/accounts$' };
const REFUSED = /status of 40[03]/;

const form = (page: Page) => page.getByRole('form', { name: 'Registration' });
const field = (page: Page, name: string) => form(page).getByLabel(name, { exact: true });
const send = (page: Page) => form(page).getByRole('button', { name: 'Register' });

async function opens(page: Page, path = '/registration'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'Registration', level: 1 })).toBeVisible();
}

/** What nobody can do without. */
async function fillsIn(page: Page, username: string): Promise<void> {
  await field(page, 'Username').fill(username);
  await field(page, 'Full name').fill('Finch of the Thistles');
  await field(page, 'Password').fill('thistle seeds');
  await field(page, 'Password again').fill('thistle seeds');
}

/** What is wrong with a field, as it is read out with it. */
async function expectProblem(input: Locator, words: string | RegExp): Promise<void> {
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(words);
}

async function solutionOf(url: string | undefined): Promise<string> {
  const pictures = listOf(await (await fetch(`${url}/sandbox/captchas`)).json());
  return textOf(objectOf(pictures.at(-1))['solution']);
}

test(
  'a newcomer fills the form in, is in at once, and can come back [1.2.016, 1.2.066, 1.3.002, 1.4.007]',
  bothWidths,
  async ({ page, sandbox, baseURL }) => {
    await opens(page);
    await expectAccessible(page);
    await fillsIn(page, 'finch');
    await form(page).getByLabel('Email').fill('finch@hedge.example');
    await form(page).getByLabel('Biography').fill('Seeds, mostly.');
    await form(page).getByLabel('Birthday').fill('1990-05-01');
    await expect(form(page).getByLabel('First language')).toHaveValue('en');
    await form(page).getByRole('button', { name: 'Add a language' }).click();
    await form(page).getByLabel('Language 2').selectOption('de');
    await sandbox.hold(REGISTER);
    await send(page).click();
    await expect(field(page, 'Username')).toBeDisabled();
    await sandbox.release();
    await expect(page).toHaveURL(/\/main\/friends$/);
    const { id } = objectOf(await (await fetch(`${baseURL}/api/v1/accounts/lookup?acct=finch`)).json());
    const account = objectOf(await (await fetch(`${baseURL}/api/v1/accounts/${textOf(id)}`)).json());
    expect(account['display_name']).toBe('Finch of the Thistles');
    expect(textOf(account['note'])).toContain('Seeds, mostly.');
  },
);

test('an empty form is not sent: each field says what it lacks, the first one has the focus [1.5.001, 1.5.002, 1.5.003, 1.5.005]', async ({
  page,
  sandbox,
}) => {
  await opens(page);
  await expect(form(page).getByRole('alert')).toHaveCount(0);
  await send(page).click();
  await expect(field(page, 'Username')).toBeFocused();
  await expectProblem(field(page, 'Username'), 'A username is needed');
  await expectProblem(field(page, 'Full name'), 'A full name is needed');
  await expectProblem(field(page, 'Password'), 'A password is needed');
  await expectProblem(field(page, 'Password again'), 'The password is needed a second time');
  await expectAccessible(page);
  expect((await sandbox.log()).filter(({ path }) => path === '/api/v1/accounts')).toEqual([]);
});

test('a field is complained of once somebody was in it, and no more when it is right [1.5.001, 1.5.006, 1.5.009]', async ({
  page,
}) => {
  await opens(page);
  await field(page, 'Username').fill('   ');
  await field(page, 'Full name').focus();
  await expectProblem(field(page, 'Username'), 'A username is needed');
  await expect(field(page, 'Full name')).not.toHaveAttribute('aria-invalid', 'true');
  await fillsIn(page, 'finch');
  await expect(field(page, 'Username')).not.toHaveAttribute('aria-invalid', 'true');
  await field(page, 'Password again').fill('something else');
  await form(page).getByLabel('Biography').focus();
  await expectProblem(field(page, 'Password again'), 'This is not the same password');
  await expect(form(page).getByLabel('Email')).not.toHaveAttribute('aria-required', 'true');
});

test('where people are approved a reason is needed, and then only the server’s message stays [1.2.068, 1.4.007, 1.5.008]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(REFUSED);
  await sandbox.settings({ mode: 'approval' });
  await opens(page);
  await fillsIn(page, 'finch');
  await send(page).click();
  await expect(form(page).getByLabel('Why do you want to join?')).toBeFocused();
  await expectProblem(form(page).getByLabel('Why do you want to join?'), 'A reason is needed');
  await form(page).getByLabel('Why do you want to join?').fill('The thistles.');
  await send(page).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    "You'll be able to log in once your account is approved.",
  );
  await expect(form(page)).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Terms of service');
  const login = await openLogin(page);
  await logIn(login, 'finch', 'thistle seeds');
  await expect(login.getByRole('alert')).toHaveText('Your account is awaiting approval.');
});

test('where addresses are confirmed one is needed, and the letter opens the way in [1.4.007, 1.5.004]', async ({
  page,
  sandbox,
  baseURL,
}) => {
  await sandbox.settings({ mode: 'confirmation' });
  await opens(page);
  await fillsIn(page, 'finch');
  await send(page).click();
  await expectProblem(form(page).getByLabel('Email'), 'An email address is needed');
  await form(page).getByLabel('Email').fill('finch@hedge.example');
  await send(page).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Please check your email');
  const letters = listOf(await (await fetch(`${baseURL}/sandbox/mails`)).json());
  await page.goto(textOf(objectOf(letters.at(-1))['link']));
  await logIn(await openLogin(page), 'finch', 'thistle seeds');
  await expect(page).toHaveURL(/\/main\/friends$/);
});

test('a birthday is needed where the server demands an age, and the youngest are told from when on [1.5.007, 1.9.009]', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({ birthdayRequired: true, birthdayMinAge: 1000 });
  await opens(page);
  await fillsIn(page, 'finch');
  const birthday = form(page).getByLabel('Birthday');
  const limit = await page.evaluate(() => {
    const day = new Date();
    day.setDate(day.getDate() - 1000);
    return [day.getFullYear(), day.getMonth() + 1, day.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  });
  await expect(birthday).toHaveAttribute('max', limit);
  await send(page).click();
  await expectProblem(birthday, 'Your birthday is needed');
  await birthday.fill(new Date(Date.parse(limit) + 86_400_000).toISOString().slice(0, 10));
  await expectProblem(birthday, /^You have to be born on \w+ \d+, \d{4} or earlier$/);
  await birthday.fill(limit);
  await expect(birthday).not.toHaveAttribute('aria-invalid', 'true');
  await send(page).click();
  await expect(page).toHaveURL(/\/main\/friends$/);
});

for (const kind of ['kocaptcha', 'native']) {
  test(`a ${kind} picture is read, and a wrong answer brings another one [1.3.003, 1.8.010, 1.9.010, 3.7.019]`, async ({
    page,
    sandbox,
    allowConsole,
    baseURL,
  }) => {
    allowConsole(REFUSED);
    await sandbox.settings({ captcha: kind });
    await opens(page);
    const picture = form(page).getByRole('img', { name: /^A picture with letters/ });
    await expect(picture).toBeVisible();
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBeGreaterThan(50);
    await expectAccessible(page);
    await fillsIn(page, 'finch');
    await send(page).click();
    await expectProblem(field(page, 'Letters in the picture'), 'The letters are needed');
    await field(page, 'Letters in the picture').fill('wrong');
    const first = await picture.getAttribute('src');
    await send(page).click();
    await expect(form(page).getByRole('alert').getByRole('listitem')).toHaveText(['Captcha Invalid CAPTCHA']);
    await expect(picture).not.toHaveAttribute('src', `${first}`);
    await expect(field(page, 'Letters in the picture')).toHaveValue('');
    await expect(field(page, 'Username')).toHaveValue('finch');
    await form(page).getByRole('button', { name: 'Another picture' }).click();
    await expect(field(page, 'Letters in the picture')).toBeVisible();
    await field(page, 'Letters in the picture').fill(await solutionOf(baseURL));
    await send(page).click();
    await expect(page).toHaveURL(/\/main\/friends$/);
  });
}

test('a kind of riddle that nobody knows is said to be so, and one that is out of order can be asked for again [1.3.003]', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({ captcha: 'riddle' });
  await opens(page);
  await expect(form(page)).toContainText('“riddle”, which Linnet cannot show');
  await expect(send(page)).toBeDisabled();
  await expectAccessible(page);
  await sandbox.settings({ captcha: 'unavailable' });
  await opens(page);
  await expect(form(page)).toContainText('could not make the picture');
  await expect(send(page)).toBeDisabled();
  await sandbox.settings({ captcha: 'native' });
  await form(page).getByRole('button', { name: 'Try again' }).click();
  await expect(field(page, 'Letters in the picture')).toBeVisible();
  await expect(send(page)).toBeEnabled();
});

test('what the server finds wrong is listed by field, in words, and can be dismissed [1.2.069, 1.8.010, 3.8.022]', async ({
  page,
  allowConsole,
}) => {
  allowConsole(REFUSED);
  await opens(page);
  await fillsIn(page, 'no spaces please');
  await form(page).getByLabel('Email').fill('no address');
  await send(page).click();
  const complaints = form(page).getByRole('alert').getByRole('listitem');
  await expect(complaints).toHaveCount(2);
  await expect(complaints.filter({ hasText: /^Username / })).toHaveCount(1);
  await expect(complaints.filter({ hasText: 'Email has invalid format' })).toHaveCount(1);
  await expectAccessible(page);
  await form(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(complaints).toHaveCount(0);
  await field(page, 'Username').fill('alice');
  await form(page).getByLabel('Email').fill('finch@hedge.example');
  await send(page).click();
  await expect(complaints).toHaveText(['Username has already been taken']);
});

test('a refusal in one sentence and a server in trouble are told too [1.4.007, 1.8.010]', async ({
  page,
  sandbox,
  allowConsole,
}) => {
  allowConsole(/status of (429|500)/);
  await sandbox.fail({ ...REGISTER, status: 429, body: { error: 'Throttled' } });
  await opens(page);
  await fillsIn(page, 'finch');
  await send(page).click();
  await expect(form(page).getByRole('alert')).toHaveText('Throttled');
  await sandbox.fail({ ...REGISTER, status: 500, body: '' });
  await send(page).click();
  await expect(form(page).getByRole('alert')).toHaveText('The server is in trouble (error 500).');
  await send(page).click();
  await expect(page).toHaveURL(/\/main\/friends$/);
});

test('the terms stand under the form, made safe; elsewhere is a way to them [1.2.067]', async ({
  page,
  sandbox,
}) => {
  await page.route('**/static/terms-of-service.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<h1>Terms</h1><p>Be kind.</p><script>document.title = 1</script><img src=x onerror="document.title = 1">',
    }),
  );
  await opens(page);
  const terms = page.getByRole('region', { name: 'Terms of service' });
  await expect(terms).toContainText('Be kind.');
  expect(await terms.locator('script, img').count()).toBe(0);
  await sandbox.settings({ frontendConfiguration: { embeddedToS: false } });
  await opens(page);
  await expect(page.getByRole('main').getByRole('link', { name: 'Terms of service' })).toHaveAttribute(
    'href',
    '/about',
  );
  await expect(page.getByRole('main')).not.toContainText('Be kind.');
});

test('an invitation opens a closed server, once [1.2.017, 1.2.066]', async ({
  page,
  sandbox,
  allowConsole,
  baseURL,
}) => {
  allowConsole(REFUSED);
  await sandbox.settings({ mode: 'invites' });
  const token = await invite(`${baseURL}`);
  await opens(page, `/registration/${token}`);
  await expect(field(page, 'Invitation')).toHaveValue(token);
  await expect(field(page, 'Invitation')).not.toBeEditable();
  await fillsIn(page, 'finch');
  await send(page).click();
  await expect(page).toHaveURL(/\/main\/friends$/);
  await page.evaluate(() => localStorage.removeItem('linnet-session'));
  await opens(page, `/registration/${token}`);
  await fillsIn(page, 'siskin');
  await send(page).click();
  await expect(form(page).getByRole('alert')).toHaveText('Expired token');
});

test('nobody joins a closed server, and members are sent home [1.4.008, 1.6.002]', async ({
  page,
  sandbox,
}) => {
  await sandbox.settings({ mode: 'closed' });
  await page.goto('/registration');
  await expect(page).toHaveURL(/\/main\/all$/);
  await sandbox.settings({ mode: 'open' });
  await signIn(page, 'alice');
  await expect(cards(page).first()).toBeVisible();
  for (const path of ['/registration', '/registration/some-token']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/main\/friends$/);
  }
});

/** Alice, who may, invites somebody. */
async function invite(url: string): Promise<string> {
  const post = async (path: string, body: URLSearchParams, headers: Record<string, string> = {}) =>
    objectOf(await (await fetch(url + path, { method: 'POST', body, headers })).json());
  const app = await post(
    '/api/v1/apps',
    new URLSearchParams({ client_name: 'Staff', redirect_uris: `${url}/`, scopes: 'read write admin' }),
  );
  const granted = await post(
    '/oauth/token',
    new URLSearchParams({
      grant_type: 'password',
      client_id: textOf(app['client_id']),
      client_secret: textOf(app['client_secret']),
      username: 'alice',
      password: 'alice',
    }),
  );
  const authorization = `Bearer ${textOf(granted['access_token'])}`;
  const made = await post('/api/v1/pleroma/admin/users/invite_token', new URLSearchParams(), {
    authorization,
  });
  return textOf(made['token']);
}
