import { expect, test } from 'vitest';
import { conversations, directTimeline } from './calls/conversations/conversations';
import { uploadMedia } from './calls/media';
import type { ConversationId, ScheduledStatusId, StatusId } from './model/ids';
import { readConversation } from './schema/conversations';
import { readScheduledStatus, readStatusSource, readStatusVersion } from './schema/status-edits';
import { scheduleStatus } from './calls/scheduled-statuses';
import { createStatus, editStatus, previewStatus } from './calls/writing';
import { wireAccount, wireStatus } from './testing/wire-samples';

const facts = { status: 200, link: null };

const draft = { text: 'hello', subject: '', scope: 'public', sensitive: false } as const;

test('a post says its files, its end and its poll only when it has them', () => {
  expect(createStatus(draft, 'key').body).toMatchObject({
    value: { media_ids: undefined, expires_in: undefined },
  });
  const full = {
    ...draft,
    mediaIds: ['7', '8'],
    expiresIn: 3600,
    poll: { options: ['a', 'b'], expiresIn: 60, multiple: true },
  };
  expect(createStatus(full, 'key').body).toMatchObject({
    value: {
      media_ids: ['7', '8'],
      expires_in: 3600,
      poll: { options: ['a', 'b'], expires_in: 60, multiple: true },
    },
  });
});

test('a preview carries no key, so that no answer of a cache stands for it', () => {
  const call = previewStatus(draft);
  expect(call.headers).toBeUndefined();
  expect(call.body).toMatchObject({ value: { status: 'hello', preview: true } });
});

test('an edit sends all files again, and descriptions where they changed', () => {
  const id = 'St1' as StatusId;
  const edit = { text: 'new', subject: '', sensitive: true, mediaIds: ['1', '2'] };
  expect(editStatus(id, edit)).toMatchObject({
    method: 'PUT',
    path: '/api/v1/statuses/St1',
    body: { value: { status: 'new', spoiler_text: '', media_ids: ['1', '2'], media_attributes: undefined } },
  });
  expect(editStatus(id, { ...edit, mediaDescriptions: { 2: 'a boat' } }).body).toMatchObject({
    value: { media_attributes: [{ id: '2', description: 'a boat' }] },
  });
});

test('an upload sends the file with its description and waits longer than other calls', () => {
  const file = new Blob(['x']);
  const call = uploadMedia({ file, description: '', idempotencyKey: 'k' });
  expect(call).toMatchObject({
    body: { kind: 'multipart', fields: { description: undefined }, files: { file } },
    headers: { 'idempotency-key': 'k' },
  });
  expect(call.timeoutMs).toBeGreaterThan(60_000);
});

test('the lists of direct posts know that a 404 means the server has none', () => {
  expect(conversations()).toMatchObject({ feature: 'conversations', notFound: 'route' });
  expect(directTimeline()).toMatchObject({ feature: 'directTimeline', notFound: 'route' });
});

const waiting = {
  id: '4',
  scheduled_at: '2026-11-21T16:10:18.000Z',
  params: {
    text: 'later',
    sensitive: null,
    spoiler_text: null,
    visibility: null,
    scheduled_at: '2026-11-21T16:10:18.674Z',
    poll: { options: ['a', 'b'], expires_in: 3600 },
    in_reply_to_id: null,
    expires_in: null,
  },
};

test('a waiting post is read with what it leaves unsaid', () => {
  expect(readScheduledStatus(waiting)).toEqual({
    id: '4' as ScheduledStatusId,
    scheduledAt: '2026-11-21T16:10:18.000Z',
    text: 'later',
    subject: '',
    language: null,
    sensitive: false,
    scope: null,
    inReplyToId: null,
    attachments: [],
    poll: { options: ['a', 'b'], expiresIn: 3600, multiple: false },
    expiresIn: null,
  });
  expect(readScheduledStatus({ id: '4' })).toBeUndefined();
});

test('a post for too near a time is told from one that waits', () => {
  const call = scheduleStatus(draft, { at: '2026-11-21T16:10:18.674Z', idempotencyKey: 'k' });
  expect(call.read(waiting, facts).kind).toBe('scheduled');
  expect(call.read(wireStatus(), facts)).toMatchObject({ kind: 'posted', status: { id: wireStatus().id } });
  expect(() => call.read({ error: 'no' }, facts)).toThrow(/malformed|scheduled status/);
});

test('a source of a server with one format has none', () => {
  expect(readStatusSource({ id: 'a', text: 'x', spoiler_text: '' })).toEqual({
    id: 'a',
    text: 'x',
    subject: '',
    contentType: null,
  });
});

test('a version whose poll tells only its options is read without a poll', () => {
  const version = readStatusVersion({
    account: wireAccount(),
    content: '<p>before</p>',
    spoiler_text: 'subject',
    sensitive: true,
    created_at: '2026-11-20T16:04:29.000Z',
    media_attachments: [],
    emojis: [],
    poll: { options: [{ title: 'a' }] },
  });
  expect(version).toMatchObject({
    content: '<p>before</p>',
    subject: 'subject',
    sensitive: true,
    poll: null,
  });
  expect(readStatusVersion({ content: 'x' })).toBeUndefined();
});

test('a conversation whose last post is gone is kept', () => {
  const conversation = { id: '9', accounts: [wireAccount()], unread: true, last_status: null };
  expect(readConversation(conversation)).toMatchObject({
    id: '9' as ConversationId,
    unread: true,
    lastStatus: null,
  });
  expect(readConversation({ ...conversation, last_status: wireStatus() })?.lastStatus?.id).toBe(
    wireStatus().id,
  );
});
