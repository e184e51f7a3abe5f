import type { WireAdminAccount, WireCaptcha, WireInvite, WireToken } from '@linnet/api/wire';
import { beforeEach, expect, test } from 'vitest';
import { appToken } from '../../testing/app-token';
import { signInAnswer } from '../../testing/sign-in-answer';
import { type Answer, type TestSandbox, startSandbox } from '../../testing/start-sandbox';

let server: TestSandbox;
let token: string;
beforeEach(async () => {
  server = await startSandbox();
  token = await appToken(server);
});

const MINA = { username: 'mina', email: 'mina@post.example', password: 'secret', agreement: true };

function register(changes: Record<string, unknown> = {}): Promise<Answer> {
  return server.post('/api/v1/accounts', { ...MINA, ...changes }, token);
}

function fields(answer: Answer): unknown {
  expect(answer.status).toBe(400);
  return JSON.parse(answer.json<{ error: string }>().error);
}

async function mails(kind: string): Promise<{ to: string; link: string | null }[]> {
  const all = (await server.door('mails')).json<{ to: string; kind: string; link: string | null }[]>();
  return all.filter((mail) => mail.kind === kind);
}

test('a newcomer is signed in at once when nothing else is asked for', async () => {
  const answer = await register({ fullname: 'Mina', bio: 'boats\nand #ropes' });
  expect(answer.status).toBe(200);
  const { access_token, scope } = answer.json<WireToken>();
  expect(scope).toBe('read write follow push admin');
  const me = await server.get('/api/v1/accounts/verify_credentials', access_token);
  expect(me.json()).toMatchObject({
    acct: 'mina',
    display_name: 'Mina',
    note: expect.stringContaining('boats<br/>and <a class="hashtag"'),
    pleroma: { email: 'mina@post.example', is_confirmed: true },
  });
  expect((await signInAnswer(server, 'mina@post.example', 'secret')).answer.status).toBe(200);
});

test('needs the token of an application, and says which fields are missing', async () => {
  const anonymous = await server.post('/api/v1/accounts', MINA);
  expect([anonymous.status, anonymous.json()]).toEqual([403, { error: 'Invalid credentials' }]);
  const bare = await server.post('/api/v1/accounts', { username: 'x' }, token);
  expect([bare.status, bare.json()]).toMatchObject([
    400,
    { error: 'Missing field: password. Missing field: agreement.' },
  ]);
});

test.each([
  ['a name with blanks', { username: 'bad name!' }, { nickname: ['has invalid format'] }],
  ['a name that is an address', { username: 'about' }, { nickname: ['Invalid nickname'] }],
  ['a crooked mail address', { email: 'notanemail' }, { email: ['has invalid format'] }],
  ['an empty password', { password: '' }, { password: ["can't be blank"] }],
  ['a long bio', { bio: 'x'.repeat(5001) }, { bio: ['should be at most %{count} character(s)'] }],
  ['a long reason', { reason: 'x'.repeat(501) }, { registration_reason: [expect.any(String)] }],
  ['a date that is none', { birthday: '2001-02-30' }, { birthday: ['is invalid'] }],
])('refuses %s as JSON inside the error', async (_what, changes, expected) => {
  expect(fields(await register(changes))).toEqual(expected);
});

test('reports what is taken one at a time, a name as its address', async () => {
  const both = { username: 'alice', email: 'alice@hedge.example' };
  expect(fields(await register(both))).toEqual({ email: ['has already been taken'] });
  expect(fields(await register({ username: 'alice' }))).toEqual({ ap_id: ['has already been taken'] });
  expect(fields(await register({ username: 'ALICE' }))).toEqual({ nickname: ['has already been taken'] });
});

test('asks for an age where the operator wants one', async () => {
  await server.door('settings', { mode: 'birthday' });
  expect(fields(await register())).toEqual({ birthday: ["can't be blank"] });
  const young = new Date(Date.now() - 10 * 365 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  expect(fields(await register({ birthday: young }))).toEqual({ birthday: ['Invalid birthday'] });
  expect((await register({ birthday: '1990-04-01' })).status).toBe(200);
});

test('a closed server lets in whoever has an invitation, once', async () => {
  await server.door('settings', { mode: 'invites' });
  expect((await register()).json()).toEqual({ error: 'Expired token' });
  expect((await register({ token: 'nope' })).json()).toEqual({ error: 'Invalid token' });
  const alice = await server.signIn('alice');
  const invite = (
    await server.post('/api/v1/pleroma/admin/users/invite_token', {}, alice)
  ).json<WireInvite>();
  expect(invite).toMatchObject({ invite_type: 'one_time', used: false });
  expect(fields(await register({ token: invite.token, email: 'x' }))).toEqual({
    email: ['has invalid format'],
  });
  expect((await register({ token: invite.token })).status).toBe(200);
  const second = await register({ token: invite.token, username: 'nora', email: 'nora@post.example' });
  expect([second.status, second.json()]).toEqual([400, { error: 'Expired token' }]);
});

test('with confirmation, one signs in only after the link in the letter', async () => {
  await server.door('settings', { mode: 'confirmation' });
  expect((await register({ email: undefined })).json()).toEqual({ error: 'Missing parameter: email' });
  const answer = await register();
  expect([answer.status, answer.json()]).toMatchObject([200, { identifier: 'missing_confirmed_email' }]);
  const refused = (await signInAnswer(server, 'mina', 'secret')).answer;
  expect([refused.status, refused.json()]).toEqual([
    403,
    { error: 'Your login is missing a confirmed e-mail address', identifier: 'missing_confirmed_email' },
  ]);
  const resend = await server.post(
    '/api/v1/pleroma/accounts/confirmation_resend?email=MINA@post.example',
    {},
  );
  expect([resend.status, resend.text]).toEqual([204, '']);
  const unknown = await server.post('/api/v1/pleroma/accounts/confirmation_resend?email=no@post.example', {});
  expect(unknown.status).toBe(500);
  const letters = await mails('confirmation');
  expect(letters).toHaveLength(2);
  const opened = await server.get(letters[0]?.link ?? '');
  expect([opened.status, opened.headers.get('location')]).toEqual([302, 'http://localhost:8080/']);
  expect((await signInAnswer(server, 'mina', 'secret')).answer.status).toBe(200);
  expect((await server.get(letters[0]?.link ?? '')).status).toBe(500);
});

test('with approval, the staff lets newcomers in', async () => {
  await server.door('settings', { mode: 'approval' });
  const answer = await register({ reason: 'I like hedges' });
  expect([answer.status, answer.json()]).toMatchObject([200, { identifier: 'awaiting_approval' }]);
  const refused = (await signInAnswer(server, 'mina', 'secret')).answer;
  expect([refused.status, refused.json()]).toEqual([
    403,
    { error: 'Your account is awaiting approval.', identifier: 'awaiting_approval' },
  ]);
  expect(await mails('approval_request')).toHaveLength(2);
  const path = '/api/v1/pleroma/admin/users/approve';
  const body = { json: { nicknames: ['mina'] } };
  const [bob, carol, alice] = [
    await server.signIn('bob'),
    await server.signIn('carol'),
    await server.signIn('alice'),
  ];
  expect((await server.call('PATCH', path, { ...body, token: bob })).json()).toEqual({
    error: "User isn't privileged.",
  });
  expect((await server.call('PATCH', path, { ...body, token: carol })).json()).toEqual({
    error: 'User is not a staff member.',
  });
  const approved = await server.call('PATCH', path, { ...body, token: alice });
  expect(approved.json<{ users: WireAdminAccount[] }>().users).toMatchObject([
    { nickname: 'mina', is_approved: true, registration_reason: 'I like hedges' },
  ]);
  expect((await signInAnswer(server, 'mina', 'secret')).answer.status).toBe(200);
  expect(await mails('successful_registration')).toMatchObject([{ to: 'mina@post.example' }]);
});

async function captcha(): Promise<{ asked: Record<string, unknown>; solution: string }> {
  const asked = (await server.get('/api/pleroma/captcha')).json<WireCaptcha & Record<string, unknown>>();
  const open = (await server.door('captchas')).json<{ token: string; solution: string }[]>();
  const solution = open.find(({ token: known }) => known === asked['token'])?.solution ?? '';
  return { asked, solution };
}

async function fetched(url: string): Promise<Buffer> {
  const answer = await server.sandbox.fetch(new Request(url));
  return Buffer.from(await answer.arrayBuffer());
}

test.each(['native', 'kocaptcha'])('asks a %s picture and takes each answer once', async (kind) => {
  await server.door('settings', { captcha: kind });
  const missing = { captcha: ['Invalid CAPTCHA (Missing parameter: captcha_solution)'] };
  expect(fields(await register())).toEqual(missing);
  const { asked, solution } = await captcha();
  expect(asked).toMatchObject({ type: kind, seconds_valid: 300 });
  const url = String(asked['url']);
  const bytes = kind === 'native' ? Buffer.from(url.split(',').at(-1) ?? '', 'base64') : await fetched(url);
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
  const answer = { captcha_token: asked['token'], captcha_answer_data: asked['answer_data'] };
  const say = (changes: Record<string, unknown>) =>
    register({ captcha_solution: solution, ...answer, ...changes });
  expect(fields(await say({ captcha_solution: 'wrong' }))).toEqual({ captcha: ['Invalid CAPTCHA'] });
  expect(fields(await say({ captcha_answer_data: 'x' }))).toEqual({ captcha: ['Invalid answer data'] });
  expect(fields(await say({ username: 'about' }))).toEqual({ nickname: ['Invalid nickname'] });
  expect(fields(await say({}))).toEqual({ captcha: ['CAPTCHA already used'] });
  const next = await captcha();
  await server.door('clock', { offsetMs: 301_000 });
  const late = {
    captcha_token: next.asked['token'],
    captcha_answer_data: next.asked['answer_data'],
    captcha_solution: next.solution,
  };
  expect(fields(await register(late))).toEqual({ captcha: ['CAPTCHA expired'] });
  await server.door('clock', { offsetMs: 0 });
  expect((await register(late)).status).toBe(200);
});

test('tells of a captcha that is off, of a kind that no client knows, and of a service that is away', async () => {
  expect((await server.get('/api/v1/pleroma/captcha')).json()).toEqual({ type: 'none' });
  await server.door('settings', { mode: 'captcha-unknown' });
  expect((await captcha()).asked).toMatchObject({
    type: 'riddle',
    url: expect.stringContaining('/captchas/'),
  });
  await server.door('settings', { mode: 'captcha-unavailable' });
  expect((await captcha()).asked).toEqual({ error: 'kocaptcha_service_unavailable' });
});
