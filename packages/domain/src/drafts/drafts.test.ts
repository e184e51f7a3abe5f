import { ApiError, readOwnAccount, type AccountId, type StatusId } from '@linnet/api';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCell } from '../cell';
import { createGraph } from '../graph/graph';
import { importStatus } from '../graph/import';
import type { Session, SessionState } from '../session/session';
import { createSettings } from '../settings/settings';
import { composedStatus } from '../testing/composed-status';
import { holdAnswers } from '../testing/held-answers';
import { rememberedStorage } from '../testing/remembered-storage';
import type { DraftContext } from './draft';
import { createDrafts } from './drafts';

const fresh: DraftContext = { kind: 'new' };
const parent = '5' as StatusId;
const reply: DraftContext = { kind: 'reply', to: parent };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function member(id: string): SessionState {
  const own = readOwnAccount({ id, username: id, acct: id, url: `https://nest.example/users/${id}` });
  if (own === undefined) throw new Error('The composed account is not readable.');
  return { state: 'member', accountId: id as AccountId, username: id, own };
}

function begin(options: { storage?: ReturnType<typeof rememberedStorage>; parentScope?: string } = {}) {
  const storage = options.storage ?? rememberedStorage();
  const state = createCell<SessionState>(member('alice'));
  const session: Pick<Session, 'state'> = { state };
  const graph = createGraph();
  importStatus(
    graph,
    composedStatus(parent, {
      visibility: options.parentScope ?? 'public',
      spoiler_text: 'ferries',
      mentions: [
        { id: 'a2', acct: 'carol', username: 'carol', url: 'https://nest.example/users/carol' },
        { id: 'alice', acct: 'alice', username: 'alice', url: 'https://nest.example/users/alice' },
      ],
    }),
  );
  const server = holdAnswers();
  const posted = vi.fn<() => void>();
  const refused = vi.fn<() => void>();
  let keys = 0;
  const drafts = createDrafts({
    environment: { storage, now: () => 0, newKey: () => `key ${(keys += 1)}` },
    graph,
    session,
    settings: createSettings(storage),
    textLimit: () => 20,
    send: server.send,
    onPosted: posted,
    onStorageRefused: refused,
  });
  return { drafts, storage, state, server, posted, refused };
}

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

test('an empty post is not sent and says why', async () => {
  const { drafts, server } = begin();
  expect(await drafts.send(fresh)).toBe(false);
  expect(server.waiting).toHaveLength(0);
  expect(drafts.form(fresh).phase).toEqual({ state: 'failed', why: 'post_status.empty_status_error' });
});

test('a post over the limit, its subject counted, is not sent', async () => {
  const { drafts, server } = begin();
  drafts.change(fresh, { text: 'exactly fifteen', subject: 'subject' });
  expect(await drafts.send(fresh)).toBe(false);
  expect(server.waiting).toHaveLength(0);
});

test('after posting the form is empty, in storage too, and keeps its scope', async () => {
  const { drafts, storage, server, posted } = begin();
  drafts.change(fresh, { text: 'out it goes', scope: 'unlisted' });
  const sending = drafts.send(fresh);
  expect(drafts.form(fresh).phase).toEqual({ state: 'posting' });
  server.next().answer(composedStatus('9'));
  expect(await sending).toBe(true);
  expect(posted).toHaveBeenCalledTimes(1);
  expect(drafts.form(fresh)).toMatchObject({ content: { text: '', scope: 'unlisted' }, touched: false });
  expect(begin({ storage }).drafts.form(fresh).content.text).toBe('');
});

test('a second click while posting sends nothing', async () => {
  const { drafts, server } = begin();
  drafts.change(fresh, { text: 'once' });
  void drafts.send(fresh);
  expect(await drafts.send(fresh)).toBe(false);
  expect(server.waiting).toHaveLength(1);
});

test('without an answer the text stays, and trying again uses the same key', async () => {
  const { drafts, server } = begin();
  drafts.change(fresh, { text: 'is this on' });
  const sending = drafts.send(fresh);
  const first = server.next();
  first.fail(new ApiError({ kind: 'offline', timedOut: false }));
  await sending;
  expect(drafts.form(fresh)).toMatchObject({ content: { text: 'is this on' }, phase: { state: 'failed' } });
  void drafts.send(fresh);
  expect(server.next().call.headers).toEqual(first.call.headers);
});

test('after an answered refusal trying again uses a new key', async () => {
  const { drafts, server } = begin();
  drafts.change(fresh, { text: 'is this on' });
  const sending = drafts.send(fresh);
  const first = server.next();
  first.fail(new ApiError({ kind: 'http', status: 422, text: 'no', identifier: null, body: {} }));
  await sending;
  void drafts.send(fresh);
  expect(server.next().call.headers).not.toEqual(first.call.headers);
});

test('a reply form that was only opened leaves nothing behind when closed; typed text is kept', () => {
  const { drafts } = begin();
  drafts.open(parent, parent);
  expect(drafts.openUnder(parent)).toBe(parent);
  drafts.close(parent);
  expect(drafts.openUnder(parent)).toBeNull();
  expect(drafts.hasUnsent()).toBe(false);
  drafts.open(parent, parent);
  drafts.change(reply, { text: 'not yet' });
  drafts.close(parent);
  expect(drafts.form(reply).content.text).toBe('not yet');
});

test('people on one device do not see each other’s drafts', () => {
  const { drafts, state } = begin();
  drafts.change(fresh, { text: 'mine' });
  state.set(member('bob'));
  expect(drafts.form(fresh).content.text).toBe('');
  state.set(member('alice'));
  expect(drafts.form(fresh).content.text).toBe('mine');
});

test('says once that the text cannot be kept where storage is forbidden', async () => {
  const { drafts, refused } = begin({ storage: rememberedStorage({ refuses: true }) });
  drafts.change(fresh, { text: 'careful' });
  await vi.advanceTimersByTimeAsync(300);
  expect(refused).toHaveBeenCalledTimes(1);
  expect(drafts.form(fresh).content.text).toBe('careful');
});
