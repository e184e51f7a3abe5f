import { ApiError, type AccountId, type ErrorReason } from '@linnet/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionState } from '../session/session';
import { composedStatus } from '../testing/composed-status';
import { createTestDrafts as begin, factsWith, member, parent } from '../testing/test-drafts';
import { memoryStorage } from '../testing/memory-storage';
import type { DraftContext } from '../post-content/draft-context';

const fresh: DraftContext = { kind: 'new' };
const reply: DraftContext = { kind: 'reply', to: parent };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Signed in on an earlier visit; the server has not said so yet. */
const unconfirmed: SessionState = {
  state: 'signed-in',
  accountId: 'alice' as AccountId,
  username: 'alice',
  own: null,
};

/** Lets everything go on that waits for nothing but its turn. */
const settled = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0);

test('what was typed is there again after a reload', () => {
  const { drafts, storage } = begin();
  drafts.change(fresh, { text: 'half a thou' });
  drafts.flush();
  expect(begin({ storage }).drafts.form(fresh)).toMatchObject({
    content: { text: 'half a thou' },
    touched: true,
  });
});

test('a moment of quiet writes it without being asked', async () => {
  const { drafts, storage } = begin();
  drafts.change(fresh, { text: 'half' });
  await vi.advanceTimersByTimeAsync(300);
  expect(begin({ storage }).drafts.form(fresh).content.text).toBe('half');
});

test('one context never overwrites another', () => {
  const { drafts } = begin();
  drafts.change(fresh, { text: 'to everybody' });
  drafts.change(reply, { text: 'to one' });
  expect(drafts.form(fresh).content.text).toBe('to everybody');
  expect(drafts.form(reply).content.text).toBe('to one');
});

test('a reply names everybody but the writer, and takes the subject over as the setting says', () => {
  const { content } = begin().drafts.form(reply);
  expect(content).toMatchObject({ text: '@wren @carol ', subject: 're: ferries', scope: 'public' });
});

test('a reply to a direct status is direct; one to a private status does not become public', () => {
  expect(begin({ parentScope: 'direct' }).drafts.form(reply).content.scope).toBe('direct');
  expect(begin({ parentScope: 'private' }).drafts.form(reply).content.scope).toBe('private');
});

test('an empty post is not sent and says why [2.5.001]', async () => {
  const { drafts, server } = begin();
  expect(await drafts.send(fresh)).toBe('refused');
  expect(server.waiting).toHaveLength(0);
  expect(drafts.form(fresh).phase).toEqual({ state: 'failed', why: 'post_status.empty_status_error' });
});

test('a post over the limit, its subject counted, is not sent', async () => {
  const { drafts, server } = begin();
  drafts.change(fresh, { text: 'exactly fifteen', subject: 'subject' });
  expect(await drafts.send(fresh)).toBe('refused');
  expect(server.waiting).toHaveLength(0);
});

test('after posting the form is empty, in storage too, and has the scope of every post again', async () => {
  const { drafts, storage, server, posted } = begin();
  drafts.change(fresh, { text: 'out it goes', scope: 'unlisted' });
  const sending = drafts.send(fresh);
  expect(drafts.form(fresh).phase).toEqual({ state: 'posting' });
  await settled();
  server.next().answer(composedStatus('9'));
  expect(await sending).toBe('posted');
  expect(posted).toHaveBeenCalledTimes(1);
  expect(drafts.form(fresh)).toMatchObject({ content: { text: '', scope: 'public' }, touched: false });
  expect(begin({ storage }).drafts.form(fresh).content.text).toBe('');
});

test('a second click while posting sends nothing', async () => {
  const { drafts, server } = begin();
  drafts.change(fresh, { text: 'once' });
  void drafts.send(fresh);
  expect(await drafts.send(fresh)).toBe('refused');
  await settled();
  expect(server.waiting).toHaveLength(1);
});

test.each<ErrorReason>([
  { kind: 'offline', timedOut: false },
  { kind: 'http', status: 502, text: null, identifier: null, body: null },
])(
  'without an answer ($kind) the post waits with its text, is looked for, and goes out again with the same key',
  async (reason) => {
    const { drafts, server, posted, pass } = begin();
    drafts.change(fresh, { text: 'is this on' });
    const sending = drafts.send(fresh);
    await settled();
    const first = server.next();
    first.fail(new ApiError(reason));
    expect(await sending).toBe('waiting');
    expect(drafts.form(fresh)).toMatchObject({ content: { text: '' }, phase: { state: 'idle' } });
    const [job] = drafts.outbox.all();
    expect(job).toMatchObject({ content: { text: 'is this on' }, phase: { state: 'checking' } });
    pass(121_000);
    drafts.outbox.sendNow(job?.id ?? '');
    await settled();
    const look = server.next();
    expect(look.call).toMatchObject({ method: 'GET', path: '/api/v1/accounts/alice/statuses' });
    look.answer({ items: [], next: null, previous: null });
    await settled();
    const second = server.next();
    expect(second.call.headers).toEqual(first.call.headers);
    second.answer(composedStatus('9'));
    await settled();
    expect(posted).toHaveBeenCalledTimes(1);
    expect(drafts.outbox.all()).toEqual([]);
  },
);

test('after an answered refusal trying again uses a new key', async () => {
  const { drafts, server } = begin();
  drafts.change(fresh, { text: 'is this on' });
  const sending = drafts.send(fresh);
  await settled();
  const first = server.next();
  first.fail(new ApiError({ kind: 'http', status: 422, text: 'no', identifier: null, body: {} }));
  await sending;
  void drafts.send(fresh);
  await settled();
  expect(server.next().call.headers).not.toEqual(first.call.headers);
});

test('a reply form that was only opened leaves nothing behind when closed; typed text is kept', () => {
  const { drafts } = begin();
  drafts.open(reply, parent);
  expect(drafts.openUnder(parent)).toEqual(reply);
  drafts.close(reply);
  expect(drafts.openUnder(parent)).toBeNull();
  expect(drafts.hasUnsent()).toBe(false);
  drafts.open(reply, parent);
  drafts.change(reply, { text: 'not yet' });
  drafts.close(reply);
  expect(drafts.form(reply).content.text).toBe('not yet');
});

test('people on one device do not see each other’s drafts', () => {
  const storage = memoryStorage();
  const alices = begin({ storage });
  alices.drafts.change(fresh, { text: 'mine' });
  alices.drafts.flush();
  expect(begin({ storage, viewer: member('bob') }).drafts.form(fresh).content.text).toBe('');
  expect(begin({ storage }).drafts.form(fresh).content.text).toBe('mine');
});

test('says once that the text cannot be kept where storage is forbidden', async () => {
  const { drafts, refused } = begin({ storage: memoryStorage({ isUnavailable: true }) });
  drafts.change(fresh, { text: 'careful' });
  await vi.advanceTimersByTimeAsync(300);
  expect(refused).toHaveBeenCalledTimes(1);
  expect(drafts.form(fresh).content.text).toBe('careful');
});

/** What is sent for this draft, once it is sent. */
async function bodyOf(server: ReturnType<typeof begin>['server']): Promise<unknown> {
  await settled();
  const { body } = server.next().call;
  return body?.kind === 'json' ? body.value : undefined;
}

test('what was typed before the server said who it is goes to whom the account usually writes', async () => {
  const { drafts, state, storage, server } = begin({ viewer: unconfirmed });
  drafts.change(fresh, { text: 'not for all' });
  drafts.flush();
  state.set(member('alice', 'private'));
  expect(drafts.form(fresh).content.scope).toBe('private');
  const later = begin({ storage, viewer: member('alice', 'private') });
  expect(later.drafts.form(fresh).content).toMatchObject({ text: 'not for all', scope: 'private' });
  void drafts.send(fresh);
  expect(await bodyOf(server)).toMatchObject({ visibility: 'private' });
});

test('a scope that was chosen stays chosen; media are marked where the account says so', () => {
  const { drafts, state } = begin({ viewer: unconfirmed });
  drafts.change(fresh, { text: 'for all', scope: 'public' });
  state.set(member('alice', 'private', true));
  expect(drafts.form(fresh).content).toMatchObject({ scope: 'public', sensitive: true });
});

test('sending asks who it is before it takes a scope for granted', async () => {
  const { drafts, state, verify, server } = begin({ viewer: unconfirmed });
  verify.mockImplementation(async () => {
    state.set(member('alice', 'unlisted'));
    return null;
  });
  drafts.change(fresh, { text: 'early' });
  void drafts.send(fresh);
  expect(await bodyOf(server)).toMatchObject({ visibility: 'unlisted' });
  expect(verify).toHaveBeenCalledTimes(1);
});

test('without an answer to that nothing is sent, and the text stays', async () => {
  const { drafts, verify, server } = begin({ viewer: unconfirmed });
  const reason: ErrorReason = { kind: 'offline', timedOut: false };
  verify.mockResolvedValue(reason);
  drafts.change(fresh, { text: 'early' });
  expect(await drafts.send(fresh)).toBe('refused');
  expect(server.waiting).toHaveLength(0);
  expect(drafts.form(fresh)).toMatchObject({
    content: { text: 'early' },
    phase: { state: 'failed', why: reason },
  });
});

test('with a scope of its own nothing has to be asked', async () => {
  const { drafts, verify, server } = begin({ viewer: unconfirmed });
  drafts.change(fresh, { text: 'early', scope: 'unlisted' });
  void drafts.send(fresh);
  expect(await bodyOf(server)).toMatchObject({ visibility: 'unlisted' });
  expect(verify).not.toHaveBeenCalled();
});

test('a reply to what is not here any more looks to whom that was written first', async () => {
  const { drafts, graph, server } = begin({ parentScope: 'direct' });
  drafts.change(reply, { text: 'just us' });
  graph.statuses.sweep(() => false);
  void drafts.send(reply);
  await settled();
  const { call, answer } = server.next();
  expect(call.path).toBe('/api/v1/statuses/5');
  answer(composedStatus(parent, { visibility: 'direct' }));
  expect(await bodyOf(server)).toMatchObject({ visibility: 'direct', in_reply_to_id: parent });
});

test('the answer to a post of somebody who has left changes nothing any more', async () => {
  const { drafts, life, server, posted } = begin();
  drafts.change(fresh, { text: 'mine' });
  const sending = drafts.send(fresh);
  await settled();
  life.end();
  server.next().answer(composedStatus('9'));
  expect(await sending).toBe('refused');
  await settled();
  expect(posted).not.toHaveBeenCalled();
});

test('nothing of somebody who leaves while it waits is posted any more', async () => {
  const { drafts, state, life, verify, server } = begin({ viewer: unconfirmed });
  verify.mockImplementation(async () => {
    state.set(member('alice'));
    life.end();
    return null;
  });
  drafts.change(fresh, { text: 'mine' });
  expect(await drafts.send(fresh)).toBe('refused');
  expect(server.waiting).toHaveLength(0);
});

test('the form names the limit that sending keeps to, before and after the server has told its own [2.9.001]', async () => {
  const { drafts, facts } = begin({ textLimit: null });
  expect(drafts.form(fresh).limit).toBe(5000);
  drafts.change(fresh, { text: 'x'.repeat(5001) });
  expect(await drafts.send(fresh)).toBe('refused');
  const heard = vi.fn<() => void>();
  drafts.subscribe(heard);
  facts.set(factsWith(10));
  expect(heard).toHaveBeenCalledTimes(1);
  expect(drafts.form(fresh).limit).toBe(10);
});

test.each([
  ['was not asked yet', null],
  ['names none', 0],
])('the limit is 5000 characters while the server %s [1.9.012]', async (_when, textLimit) => {
  const { drafts } = begin({ textLimit });
  expect(drafts.form(fresh).limit).toBe(5000);
  drafts.change(fresh, { text: 'x'.repeat(5001) });
  expect(await drafts.send(fresh)).toBe('refused');
  expect(drafts.form(fresh).phase).toEqual({ state: 'failed', why: 'post_status.too_long' });
});
