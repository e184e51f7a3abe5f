import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { fillIn } from '../../testing/fill-in';
import { handledClient } from '../../testing/handled-client';
import { memoryStorage } from '../../testing/memory-storage';
import { show } from '../../testing/show';
import { wrenSignedIn } from '../../testing/test-client';
import { until } from '../../testing/until';
import { LoginForm } from './login-form';
import { LoginScreen } from './login-screen';

const wren = { id: 'a1', username: 'wren', acct: 'wren', url: 'https://nest.example/users/wren' };
const token = { access_token: 'fresh', token_type: 'Bearer', scope: 'read write', created_at: 1 };
const instance = {
  title: 'Nest',
  version: '2.7.2 (compatible; Pleroma 2.7.0)',
  registrations: true,
  pleroma: { metadata: { features: ['pleroma_api', 'mastodon_api'] } },
};
const wrong = () => Response.json({ error: 'Invalid credentials' }, { status: 400 });

type Answer = () => Response | Promise<Response>;

/** A server where everything goes well, but for what a test says. */
function server(special: Record<string, Answer> = {}): (request: Request) => Promise<Response> {
  const answers: Record<string, Answer> = {
    'POST /api/v1/apps': () => Response.json({ id: '1', client_id: 'id', client_secret: 'secret' }),
    'GET /api/v1/instance': () => Response.json(instance),
    'POST /oauth/token': () => Response.json(token),
    'GET /api/v1/accounts/verify_credentials': () => Response.json(wren),
    ...special,
  };
  return async ({ method, url }) =>
    answers[`${method} ${new URL(url).pathname}`]?.() ?? new Response('', { status: 404 });
}

async function form(special?: Record<string, Answer>, storage = memoryStorage()) {
  const client = handledClient({ handle: server(special), storage });
  const onSignedIn = vi.fn<() => void>();
  await show(
    <ClientProvider value={client}>
      <LoginForm onSignedIn={onSignedIn} />
    </ClientProvider>,
  );
  // Which form it is depends on the server.
  await until(() => document.querySelector('form') !== null);
  return { client, onSignedIn };
}

function field(name: 'username' | 'password'): HTMLInputElement {
  const found = document.querySelector(`input[name="${name}"]`);
  if (!(found instanceof HTMLInputElement)) throw new Error(`There is no field ${name}.`);
  return found;
}

function button(name: string): HTMLButtonElement {
  const all = [...document.querySelectorAll('button')];
  const found = all.find((each) => (each.getAttribute('aria-label') ?? each.textContent) === name);
  if (found === undefined) throw new Error(`There is no button "${name}".`);
  return found;
}

const alertWords = () => document.querySelector('[role="alert"]')?.textContent ?? '';

async function signIn(name = 'wren', password = 'seeds'): Promise<void> {
  await fillIn(field('username'), name);
  await fillIn(field('password'), password);
  await act(async () => button('Log in').click());
}

beforeEach(() => localStorage.clear());

test('signs in with name and password [3.7.090]', async () => {
  const { client, onSignedIn } = await form();
  await signIn(' wren ');
  await until(() => onSignedIn.mock.calls.length > 0);
  expect(client.accounts.shown.get().session.state.get()).toMatchObject({
    state: 'signed-in',
    username: 'wren',
  });
});

test('password managers know the fields', async () => {
  await form();
  expect(field('username').autocomplete).toBe('username');
  expect(field('password').autocomplete).toBe('current-password');
});

test('says that name or password is wrong, with the password ready to be written anew [1.8.001, 1.8.002]', async () => {
  await form({ 'POST /oauth/token': wrong });
  await signIn();
  await until(() => alertWords() !== '');
  expect(alertWords()).toBe('Wrong username or password');
  expect(document.activeElement).toBe(field('password'));
  expect(field('password').selectionStart).toBe(0);
  expect(field('password').selectionEnd).toBe('seeds'.length);
  expect(field('password').getAttribute('aria-invalid')).toBe('true');
  // Said once, by the alert; with the field when somebody comes back to it.
  expect(field('password').getAttribute('aria-describedby')).toBeNull();
  await act(async () => field('username').focus());
  const described = document.getElementById(field('password').getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Wrong username or password');
  expect(field('username').value).toBe('wren');
});

test('what went wrong can be dismissed [1.8.002]', async () => {
  await form({ 'POST /oauth/token': wrong });
  await signIn();
  await until(() => alertWords() !== '');
  await act(async () => button('Dismiss').click());
  expect(alertWords()).toBe('');
});

test('says that the server could not be reached [1.8.005]', async () => {
  await form({ 'POST /oauth/token': () => Promise.reject(new TypeError('no network')) });
  await signIn();
  await until(() => alertWords() !== '');
  expect(alertWords()).toBe('Couldn’t reach the server. Check your connection and try again.');
});

test('says what the server says of the account [1.8.002]', async () => {
  const disabled = { error: 'Your account is currently disabled', identifier: 'account_is_disabled' };
  await form({ 'POST /oauth/token': () => Response.json(disabled, { status: 403 }) });
  await signIn();
  await until(() => alertWords() !== '');
  expect(alertWords()).toBe('Your account is currently disabled');
});

test('asks for the second factor where the server does, and goes back to the password [1.4.004, 1.8.003]', async () => {
  const asked = { error: 'mfa_required', mfa_token: 't', supported_challenge_types: 'totp' };
  await form({ 'POST /oauth/token': () => Response.json(asked, { status: 403 }) });
  await signIn();
  await until(() => document.body.textContent?.includes('Authentication code') === true);
  await act(async () => button('Use a recovery code').click());
  expect(document.body.textContent).toContain('Recovery code');
  await act(async () => button('Cancel').click());
  expect(field('username').value).toBe('');
  expect(alertWords()).toBe('');
});

test.each([
  ['the server takes no passwords', { ...instance, version: '4.5.0', pleroma: undefined }, {}],
  ['the operator wants it so', instance, { loginMethod: 'token' }],
])('leads to the page of the server where %s [1.2.044, 1.4.003]', async (_why, told, config) => {
  await form({
    'GET /api/v1/instance': () => Response.json(told),
    'GET /static/config.json': () => Response.json(config),
  });
  expect(document.querySelectorAll('input')).toHaveLength(0);
  expect(document.body.textContent).toContain('on its own page');
  expect(button('Log in').type).toBe('submit');
});

test('takes one attempt at a time, and nothing new meanwhile', async () => {
  const answers: ((answer: Response) => void)[] = [];
  await form({ 'POST /oauth/token': () => new Promise((resolve) => answers.push(resolve)) });
  await signIn();
  await until(() => answers.length === 1);
  expect(field('password').readOnly).toBe(true);
  await act(async () => document.querySelector('form')?.requestSubmit());
  expect(answers).toHaveLength(1);
  await act(async () => answers[0]?.(wrong()));
  await until(() => !field('password').readOnly);
});

test('shows the password to who asks for it', async () => {
  await form();
  await act(async () => button('Show password').click());
  expect(field('password').type).toBe('text');
  await act(async () => button('Show password').click());
  expect(field('password').type).toBe('password');
});

test('remembers who signed in last', async () => {
  const { onSignedIn } = await form();
  await signIn();
  await until(() => onSignedIn.mock.calls.length > 0);
  await form();
  expect([...document.querySelectorAll('input[name="username"]')].at(-1)).toHaveProperty('value', 'wren');
});

test('where a login has ended the same person is asked for', async () => {
  const dead = () => Response.json({ error: 'Invalid credentials.' }, { status: 403 });
  const special: Record<string, Answer> = { 'GET /api/v1/accounts/verify_credentials': dead };
  const { client } = await form(special, memoryStorage(wrenSignedIn));
  await act(() => client.session.verify());
  expect(client.session.state.get().state).toBe('expired');
  expect(field('username').value).toBe('wren');
});

test('the screen leads on to the configured start page', async () => {
  history.replaceState(null, '', '/login');
  const config = () => Response.json({ redirectRootLogin: '/main/public' });
  const client = handledClient({ handle: server({ 'GET /static/config.json': config }) });
  await client.instance.load();
  await show(
    <ClientProvider value={client}>
      <LoginScreen />
    </ClientProvider>,
  );
  await until(() => document.querySelector('form') !== null);
  await signIn();
  await until(() => location.pathname !== '/login');
  expect(location.pathname).toBe('/main/public');
});

test('who logs in again after their login ended begins in the password, and a refusal goes as it is written anew', async () => {
  const dead = () => Response.json({ error: 'Invalid credentials.' }, { status: 403 });
  const handle = server({ 'POST /oauth/token': wrong, 'GET /api/v1/accounts/verify_credentials': dead });
  const client = handledClient({ handle, storage: memoryStorage(wrenSignedIn) });
  await client.session.verify();
  await show(
    <ClientProvider value={client}>
      <LoginForm focused />
    </ClientProvider>,
  );
  await until(() => document.querySelector('form') !== null);
  expect(field('username').value).toBe('wren');
  expect(document.activeElement).toBe(field('password'));
  await signIn();
  await until(() => alertWords() !== '');
  await fillIn(field('password'), 'seeds!');
  expect(alertWords()).toBe('');
});
