import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { callAs } from '../../testing/app/call-as';
import { listOf, objectOf } from '@linnet/sandbox/control';
import { expectAccessible } from '../../testing/app/expect-accessible';
import { expectPath } from '../../testing/app/expect-path';
import { fill } from '../../testing/app/fill';
import { logIn, openLogin } from '../../testing/app/login-form';
import { openApp } from '../../testing/app/open-app';
import { descriptionOf, isInvalid } from '../../testing/app/read-field';
import { mainPart } from '../../testing/app/main-part';

const REGISTER = { method: 'POST', path: '^/api/v1/accounts$' };
const path = '/registration';

const form = () => within(screen.getByRole('form', { name: 'Registration' }));
const field = (name: string) => form().getByLabelText<HTMLInputElement>(new RegExp(`^${name}(optional)?$`));
const send = () => form().getByRole('button', { name: 'Register' });
const complaints = () =>
  form()
    .queryAllByRole('alert')
    .flatMap((alert) => within(alert).queryAllByRole('listitem'))
    .map(({ textContent }) => textContent);

/** Presses the button once it can be pressed: a captcha is good for one try, and the next one is fetched first. */
async function submit(user: { click(element: Element): Promise<void> }): Promise<void> {
  await waitFor(() => expect(send().hasAttribute('disabled')).toBe(false));
  await user.click(send());
}

/** The form, once all of it is there. */
async function appears(): Promise<void> {
  await screen.findByRole('heading', { name: 'Registration', level: 1 });
  await screen.findByRole('form', { name: 'Registration' });
}

/** What nobody can do without. */
function fillsIn(username: string): void {
  fill(field('Username'), username);
  fill(field('Full name'), 'Finch of the Thistles');
  fill(field('Password'), 'thistle seeds');
  fill(field('Repeat password'), 'thistle seeds');
}

/** What is wrong with a field, as it is read out with it: all of it, with patterns in the words. */
async function expectProblem(name: string, words: string): Promise<void> {
  await waitFor(() => {
    expect(isInvalid(field(name))).toBe(true);
    expect(descriptionOf(field(name))).toMatch(new RegExp(`^${words}$`));
  });
}

/** What stands in place of the form. */
async function expectMessage(words: string): Promise<void> {
  await waitFor(() => expect(mainPart().getByRole('status').textContent).toContain(words));
}

/** The newest of what the control door tells of itself. */
async function newest(list: 'captchas' | 'mails'): Promise<Readonly<Record<string, unknown>>> {
  return objectOf(listOf(await (await fetch(`/sandbox/${list}`)).json()).at(-1));
}

test('an empty form is not sent: each field says what it lacks, the first one has the focus [1.5.001, 1.5.002, 1.5.003, 1.5.005]', async () => {
  const { user, sandbox } = await openApp({ path });
  await appears();
  expect(form().queryByRole('alert')).toBeNull();
  await submit(user);
  await waitFor(() => expect(document.activeElement).toBe(field('Username')));
  await expectProblem('Username', 'Enter a username');
  await expectProblem('Full name', 'Enter a full name');
  await expectProblem('Password', 'Enter a password');
  await expectProblem('Repeat password', 'Enter the password again');
  await expectAccessible();
  expect((await sandbox.log()).filter((call) => call.path === '/api/v1/accounts')).toEqual([]);
});

test('a field is complained of once somebody was in it, and no more when it is right [1.5.001, 1.5.006, 1.5.009]', async () => {
  await openApp({ path });
  await appears();
  fill(field('Username'), '   ');
  field('Full name').focus();
  await expectProblem('Username', 'Enter a username');
  expect(isInvalid(field('Full name'))).toBe(false);
  fillsIn('finch');
  await waitFor(() => expect(isInvalid(field('Username'))).toBe(false));
  fill(field('Repeat password'), 'something else');
  field('Bio').focus();
  await expectProblem('Repeat password', 'The passwords don’t match');
  expect(field('Email').getAttribute('aria-required')).not.toBe('true');
});

test('where people are approved a reason is needed, and then only the server’s message stays [1.2.068, 1.4.007, 1.5.008]', async () => {
  const { user, goto } = await openApp({ path, prepare: (door) => door.settings({ mode: 'approval' }) });
  await appears();
  fillsIn('finch');
  await submit(user);
  const reason = 'Why do you want to join\\?';
  await waitFor(() => expect(document.activeElement).toBe(field(reason)));
  await expectProblem(reason, 'Enter a reason');
  fill(field(reason), 'The thistles.');
  await submit(user);
  await expectMessage("You'll be able to log in once your account is approved.");
  expect(screen.queryByRole('form', { name: 'Registration' })).toBeNull();
  expect(screen.getByRole('main').textContent).not.toContain('Terms of service');
  const login = await openLogin(goto);
  await logIn(login, 'finch', 'thistle seeds');
  expect((await login.findByRole('alert')).textContent).toBe('Your account is awaiting approval.');
});

test('where addresses are confirmed one is needed, and the letter opens the way in [1.4.007, 1.5.004]', async () => {
  const { user, goto } = await openApp({ path, prepare: (door) => door.settings({ mode: 'confirmation' }) });
  await appears();
  fillsIn('finch');
  await submit(user);
  await expectProblem('Email', 'Enter an email address');
  fill(field('Email'), 'finch@hedge.example');
  await submit(user);
  await expectMessage('Please check your email');
  expect((await fetch(String((await newest('mails'))['link']))).status).toBeLessThan(400);
  await logIn(await openLogin(goto), 'finch', 'thistle seeds');
  await expectPath('/main/friends');
});

test('a birthday is needed where the server demands an age, and the youngest are told from when on [1.5.007, 1.9.009]', async () => {
  const settings = { birthdayRequired: true, birthdayMinAge: 1000 };
  const { user } = await openApp({ path, prepare: (door) => door.settings(settings) });
  await appears();
  fillsIn('finch');
  const day = new Date();
  day.setDate(day.getDate() - 1000);
  const limit = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  expect(field('Birthday').max).toBe(limit);
  await submit(user);
  await expectProblem('Birthday', 'Enter your birthday');
  fill(field('Birthday'), new Date(Date.parse(limit) + 86_400_000).toISOString().slice(0, 10));
  await expectProblem('Birthday', 'You must be born on \\w+ \\d+, \\d{4} or earlier');
  fill(field('Birthday'), limit);
  await waitFor(() => expect(isInvalid(field('Birthday'))).toBe(false));
  await submit(user);
  await expectPath('/main/friends');
});

for (const kind of ['kocaptcha', 'native']) {
  test(`a ${kind} picture is read, and a wrong answer brings another one [1.3.003, 1.8.010, 1.9.010, 3.7.019]`, async () => {
    const { user } = await openApp({ path, prepare: (door) => door.settings({ captcha: kind }) });
    await appears();
    const picture = () => form().findByRole<HTMLImageElement>('img', { name: /^Picture with letters/ });
    const first = (await picture()).src;
    await expectAccessible();
    fillsIn('finch');
    await submit(user);
    await expectProblem('Letters in the picture', 'Enter the letters');
    fill(field('Letters in the picture'), 'wrong');
    await submit(user);
    await waitFor(() => expect(complaints()).toEqual(['Captcha Invalid CAPTCHA']));
    await waitFor(async () => expect((await picture()).src).not.toBe(first));
    expect(field('Letters in the picture').value).toBe('');
    expect(field('Username').value).toBe('finch');
    const second = (await picture()).src;
    await user.click(form().getByRole('button', { name: 'Show another picture' }));
    await waitFor(async () => expect((await picture()).src).not.toBe(second));
    fill(
      await form().findByLabelText('Letters in the picture'),
      String((await newest('captchas'))['solution']),
    );
    await submit(user);
    await expectPath('/main/friends');
  });
}

test('a kind of riddle that nobody knows is said to be so, and one that is out of order can be asked for again [1.3.003]', async () => {
  const { user, sandbox, reload } = await openApp({
    path,
    prepare: (door) => door.settings({ captcha: 'riddle' }),
  });
  await appears();
  await form().findByText(/“riddle” check, which can’t be shown here/);
  expect(send().hasAttribute('disabled')).toBe(true);
  await expectAccessible();
  await sandbox.settings({ captcha: 'unavailable' });
  await reload();
  await appears();
  await form().findByText(/couldn’t create the picture/);
  expect(send().hasAttribute('disabled')).toBe(true);
  await sandbox.settings({ captcha: 'native' });
  await user.click(form().getByRole('button', { name: 'Try again' }));
  await form().findByLabelText('Letters in the picture');
  expect(send().hasAttribute('disabled')).toBe(false);
});

test('what the server finds wrong is listed by field, in words, and can be dismissed [1.2.069, 1.8.010, 3.8.022]', async () => {
  const { user } = await openApp({ path });
  await appears();
  fillsIn('no spaces please');
  fill(field('Email'), 'no address');
  await submit(user);
  await waitFor(() => expect(complaints()).toHaveLength(2));
  const said = complaints();
  expect(said).toContainEqual(expect.stringMatching(/^Username /));
  expect(said).toContainEqual(expect.stringContaining('Email has invalid format'));
  await expectAccessible();
  await user.click(form().getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(complaints()).toEqual([]));
  fill(field('Username'), 'alice');
  fill(field('Email'), 'finch@hedge.example');
  await submit(user);
  await waitFor(() => expect(complaints()).toEqual(['Username has already been taken']));
});

test('a refusal in one sentence and a server in trouble are told too [1.4.007, 1.8.010]', async () => {
  const { user, sandbox } = await openApp({ path });
  await sandbox.fail({ ...REGISTER, status: 429, body: { error: 'Throttled' } });
  await appears();
  fillsIn('finch');
  await submit(user);
  expect((await form().findByRole('alert')).textContent).toBe('Throttled');
  await sandbox.fail({ ...REGISTER, status: 500, body: '' });
  await submit(user);
  const trouble = 'The server has a problem (error 500).';
  await waitFor(() => expect(form().getByRole('alert').textContent).toBe(trouble));
  await submit(user);
  await expectPath('/main/friends');
});

test('the terms stand under the form, made safe; elsewhere is a way to them [1.2.067]', async () => {
  const { sandbox, reload } = await openApp({
    path,
    prepare: (door) =>
      door.fail({
        path: '^/static/terms-of-service.html',
        status: 200,
        contentType: 'text/html',
        body: '<h1>Terms</h1><p>Be kind.</p><script>document.title = 1</script><img src=x onerror="document.title = 1">',
        times: 9,
      }),
  });
  await appears();
  const terms = await screen.findByRole('region', { name: 'Terms of service' });
  await within(terms).findByText('Be kind.');
  expect(terms.querySelector('script, img')).toBeNull();
  await sandbox.settings({ frontendConfiguration: { embeddedToS: false } });
  await reload();
  await appears();
  const way = await mainPart().findByRole('link', { name: 'Terms of service' });
  expect(way.getAttribute('href')).toBe('/about');
  expect(screen.getByRole('main').textContent).not.toContain('Be kind.');
});

test('an invitation opens a closed server, once [1.2.017, 1.2.066]', async () => {
  const { user, sandbox, goto, reload } = await openApp({ path: '/about' });
  await sandbox.settings({ mode: 'invites' });
  const alice = await callAs('alice');
  const invited = await alice('/api/v1/pleroma/admin/users/invite_token', { method: 'POST' });
  const token = String(objectOf(invited)['token']);
  goto(`/registration/${token}`);
  await reload();
  await appears();
  expect(field('Invitation').value).toBe(token);
  expect(field('Invitation').readOnly).toBe(true);
  fillsIn('finch');
  await submit(user);
  await expectPath('/main/friends');
  localStorage.removeItem('linnet-session');
  goto(`/registration/${token}`);
  await reload();
  await appears();
  fillsIn('siskin');
  await submit(user);
  expect((await form().findByRole('alert')).textContent).toBe('Expired token');
});

test('nobody joins a closed server, and members are sent home [1.4.008, 1.6.002]', async () => {
  const { sandbox, goto, reload } = await openApp({
    path,
    prepare: (door) => door.settings({ mode: 'closed' }),
  });
  await expectPath('/main/all');
  await sandbox.settings({ mode: 'open' });
  await logIn(await openLogin(goto), 'alice');
  await expectPath('/main/friends');
  for (const closed of [path, '/registration/some-token']) {
    goto(closed);
    await reload();
    await waitFor(() => expect(location.pathname).toBe('/main/friends'));
  }
});
