import type { StatusId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import type { DraftContext } from '../post-content/draft-context';
import { postedTexts } from '../testing/posted-texts';
import { startServer } from '../testing/start-server';
import { openWriter } from '../testing/writer-at';

const fresh: DraftContext = { kind: 'new' };
const POSTS = { method: 'POST', path: '/api/v1/statuses$' };
const LOOKS = '/accounts/[^/]+/statuses';

async function begin() {
  const server = await startServer();
  const writer = openWriter(server);
  const page = await writer.open();
  const asked = async (path: RegExp) =>
    (await server.requests()).filter((request) => path.test(request.path));
  const sentKeys = async () =>
    (await asked(/^\/api\/v1\/statuses$/)).map(({ idempotencyKey }) => idempotencyKey);
  async function sendNow(): Promise<void> {
    page.drafts.outbox.sendNow(page.drafts.outbox.all()[0]?.id ?? '');
  }
  return { server, writer, ...page, asked, sentKeys, sendNow };
}

test('an error after the post was made: it is looked for, found, and not made again', async () => {
  const { server, drafts, sentKeys, sendNow } = await begin();
  await server.door('fail', { ...POSTS, status: 500, after: true });
  drafts.change(fresh, { text: 'hello @bob, a *word*' });
  expect(await drafts.send(fresh)).toBe('waiting');
  await sendNow();
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
  expect(await postedTexts(server)).toEqual(['hello @bob, a *word*']);
  expect(await sentKeys()).toHaveLength(1);
});

test('a reply in a conversation that one has muted is found as well', async () => {
  const { server, drafts, sendNow, sentKeys } = await begin();
  const { id } = await server.door<{ id: StatusId }>('post', { as: 'bob', text: 'tea?' });
  await server.door('act', { as: 'alice', action: 'mute-conversation', status: id });
  await server.door('fail', { ...POSTS, status: 500, after: true });
  const reply: DraftContext = { kind: 'reply', to: id };
  drafts.change(reply, { text: 'no, coffee', scope: 'public' });
  expect(await drafts.send(reply)).toBe('waiting');
  await sendNow();
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
  expect(await sentKeys()).toHaveLength(1);
});

test('an error before anything was made: it goes out with another key', async () => {
  const { server, drafts, sentKeys, sendNow } = await begin();
  await server.door('fail', { ...POSTS, status: 500 });
  drafts.change(fresh, { text: 'once more' });
  expect(await drafts.send(fresh)).toBe('waiting');
  await sendNow();
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
  expect(await postedTexts(server)).toEqual(['once more']);
  expect(new Set(await sentKeys()).size).toBe(2);
});

test('while it cannot be looked for it is not sent again', async () => {
  const { server, drafts, sentKeys, sendNow } = await begin();
  await server.door('fail', { ...POSTS, status: 500, after: true });
  await server.door('fail', { method: 'GET', path: LOOKS, status: 0 });
  drafts.change(fresh, { text: 'patience' });
  await drafts.send(fresh);
  await sendNow();
  await vi.waitFor(() => expect(drafts.outbox.all()[0]?.phase).toMatchObject({ why: { kind: 'offline' } }));
  expect(await sentKeys()).toHaveLength(1);
  await sendNow();
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
  expect(await postedTexts(server)).toEqual(['patience']);
  expect(await sentKeys()).toHaveLength(1);
});

test('a server that is asked too much is left alone for as long as it says', async () => {
  const { server, drafts, asked, sentKeys, sendNow } = await begin();
  await server.door('fail', { ...POSTS, status: 429, headers: { 'retry-after': '90' } });
  drafts.change(fresh, { text: 'slowly' });
  const before = Date.now();
  expect(await drafts.send(fresh)).toBe('waiting');
  const phase = drafts.outbox.all()[0]?.phase;
  expect(phase).toMatchObject({ state: 'waiting', why: { status: 429, retryAfter: 90 } });
  expect(phase?.state === 'waiting' && phase.until).toBeGreaterThanOrEqual(before + 90_000);
  // The network's coming back is nothing that it waits for.
  drafts.outbox.wake();
  expect(await asked(new RegExp(LOOKS))).toEqual([]);
  await sendNow();
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
  expect(await postedTexts(server)).toEqual(['slowly']);
  expect(new Set(await sentKeys()).size).toBe(2);
});

test('five errors, and it is back in its form with what the server says', async () => {
  const { server, client, drafts, sendNow } = await begin();
  await server.door('fail', { ...POSTS, status: 500, body: { error: 'out of owls' }, times: 5 });
  drafts.change(fresh, { text: 'tenacious', subject: 'effort' });
  await drafts.send(fresh);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  try {
    for (let at = 0; at < 6 && drafts.outbox.all().length > 0; at += 1) {
      await vi.advanceTimersByTimeAsync(61_000);
      await vi.waitFor(() => expect(drafts.outbox.all()[0]?.phase.state).not.toBe('sending'));
    }
    await sendNow();
  } finally {
    vi.useRealTimers();
  }
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
  expect(drafts.form(fresh)).toMatchObject({
    content: { text: 'tenacious', subject: 'effort' },
    phase: { state: 'failed', why: { status: 500, text: 'out of owls' } },
  });
  expect(drafts.entries()).toMatchObject([{ failed: true }]);
  expect(client.notices.list.get()).toMatchObject([{ key: 'post_status.not_sent' }]);
  expect(await drafts.send(fresh)).toBe('posted');
  expect(await postedTexts(server)).toEqual(['tenacious']);
});

test.each([413, 422])(
  'what the server refuses (%i) is back in its form, and can be changed and sent',
  async (status) => {
    const { server, drafts, asked } = await begin();
    await server.door('fail', { ...POSTS, status, body: { error: 'not like that' } });
    drafts.change(fresh, { text: 'like this' });
    expect(await drafts.send(fresh)).toBe('refused');
    expect(drafts.form(fresh)).toMatchObject({
      content: { text: 'like this' },
      phase: { state: 'failed', why: { status, text: 'not like that' } },
    });
    drafts.change(fresh, { text: 'like that' });
    expect(drafts.form(fresh).phase).toEqual({ state: 'idle' });
    expect(await drafts.send(fresh)).toBe('posted');
    expect(await postedTexts(server)).toEqual(['like that']);
    // A refusal leaves no doubt: nothing has to be looked for.
    expect(await asked(new RegExp(LOOKS))).toEqual([]);
  },
);

test('the error that came with a draft is there after a reload', async () => {
  const { server, writer, drafts, leave } = await begin();
  await server.door('fail', { ...POSTS, status: 422, body: { error: 'not like that' } });
  drafts.change(fresh, { text: 'like this' });
  await drafts.send(fresh);
  leave();
  const next = await writer.open();
  expect(next.drafts.form(fresh)).toMatchObject({
    content: { text: 'like this' },
    phase: { state: 'failed', why: { text: 'not like that' } },
  });
});

test('a sign-in that has ended holds the post until there is a new one', async () => {
  const { server, client, drafts } = await begin();
  const ended = { status: 401, body: { error: 'The access token is invalid' } };
  await server.door('fail', { ...POSTS, ...ended });
  await server.door('fail', { path: '/verify_credentials', ...ended });
  drafts.change(fresh, { text: 'still me' });
  expect(await drafts.send(fresh)).toBe('waiting');
  await vi.waitFor(() => expect(client.session.state.get().state).toBe('expired'));
  expect(drafts.outbox.all()[0]?.phase).toMatchObject({ state: 'waiting', why: { status: 401 } });
  await (await client.accounts.access()).byPassword('alice', 'alice');
  await vi.waitFor(() => expect(drafts.outbox.all()).toEqual([]));
  expect(await postedTexts(server)).toEqual(['still me']);
});

test('where a server does not say that it is the sign-in, the text stays in its form for the next one', async () => {
  const { server, client, drafts } = await begin();
  await server.door('expire-tokens');
  drafts.change(fresh, { text: 'still me' });
  expect(await drafts.send(fresh)).toBe('refused');
  expect(drafts.form(fresh)).toMatchObject({ content: { text: 'still me' }, phase: { state: 'failed' } });
  await vi.waitFor(() => expect(client.session.state.get().state).toBe('expired'));
  await (await client.accounts.access()).byPassword('alice', 'alice');
  expect(await drafts.send(fresh)).toBe('posted');
  expect(await postedTexts(server)).toEqual(['still me']);
});

test('a server that refuses the post of somebody who is signed in is not asked again and again', async () => {
  const { server, client, drafts, sentKeys } = await begin();
  await server.door('fail', { ...POSTS, status: 401, times: 50 });
  drafts.change(fresh, { text: 'still me' });
  expect(await drafts.send(fresh)).toBe('waiting');
  await client.session.verify();
  await client.session.verify();
  expect(await sentKeys()).toHaveLength(1);
});

test('after a reload it still waits for the sign-in, and asks for nothing', async () => {
  const { server, writer, drafts, leave, sentKeys } = await begin();
  await server.door('fail', { ...POSTS, status: 401, times: 9 });
  drafts.change(fresh, { text: 'still me' });
  await drafts.send(fresh);
  leave();
  await server.door('expire-tokens');
  const next = await writer.open();
  expect(next.client.session.state.get().state).toBe('expired');
  expect(next.drafts.outbox.all()).toMatchObject([{ content: { text: 'still me' } }]);
  expect(await sentKeys()).toHaveLength(1);
});
