import { beforeEach, expect, test } from 'vitest';
import { postStatus } from '../testing/post-status';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';

let server: TestSandbox;
beforeEach(async () => {
  server = await startSandbox();
  await server.door('crowd', { count: 1, name: 'wren' });
});

const OSTATUS = '/main/ostatus';
const submit = (form: Record<string, string>) => server.call('POST', OSTATUS, { form });

test('a visitor is asked for their address and sent home to follow', async () => {
  const asked = await submit({ nickname: 'alice', profile: '' });
  expect(asked.text).toContain('Follow @alice');
  expect((await server.get(`${OSTATUS}?nickname=alice`)).text).toBe(asked.text);
  const sent = await submit({ 'user[nickname]': 'alice', 'user[profile]': 'wren0@crowd.example' });
  expect(sent.status).toBe(302);
  expect(sent.headers.get('location')).toBe(
    `https://crowd.example/ostatus_subscribe?acct=${encodeURIComponent('http://localhost:8080/users/alice')}`,
  );
});

test('a visitor is sent home to answer a post', async () => {
  const { id } = await postStatus(server, await server.signIn('alice'), { status: 'Who is there?' });
  expect((await server.get(`${OSTATUS}?status_id=${id}`)).text).toContain('Answer @alice');
  const sent = await submit({ 'status[status_id]': id, 'status[profile]': 'wren0@crowd.example' });
  expect(sent.headers.get('location')).toContain('https://crowd.example/ostatus_subscribe?acct=http');
});

test('who is not found is told so in the form; a server that is alone has none', async () => {
  const again = await submit({ 'user[nickname]': 'alice', 'user[profile]': 'nobody@nowhere.example' });
  expect([again.status, again.text.includes('role="alert"')]).toEqual([200, true]);
  expect((await submit({ nickname: 'nobody', profile: '' })).text).toContain('Could not find user');
  await server.door('settings', { federating: false });
  expect((await server.get(`${OSTATUS}?nickname=alice`)).status).toBe(404);
});
