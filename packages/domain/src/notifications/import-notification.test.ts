import { notifications } from '@linnet/api';
import { expect, test } from 'vitest';
import { createGraph } from '../graph/graph';
import { allKinds, notificationKinds, type NotificationKind } from './notification-kind';
import { importNotification } from './notification-row';

const robin = { id: 'a1', username: 'robin', acct: 'robin', url: 'https://nest.example/users/robin' };
const post = {
  id: 's1',
  account: robin,
  content: '<p>My kettle</p>',
  created_at: '2026-11-01T10:00:00.000Z',
};
const report = {
  id: '1',
  content: 'rude',
  state: 'open',
  account: robin,
  actor: robin,
  statuses: [],
  notes: [],
};
const message = { id: 'm1', chat_id: 'c1', account_id: 'a1', content: 'psst', created_at: post.created_at };

/** A notification as servers write it, with all that its type may speak of. */
function told(type: string, changes: object = {}) {
  const whole = { status: post, emoji: '☕', target: robin, report, chat_message: message };
  const wire = { id: '7', type, created_at: post.created_at, account: robin, ...whole, ...changes };
  const [item] = notifications().read([wire], { status: 200, link: null }).items;
  if (item === undefined) throw new Error('It cannot be read.');
  return importNotification(createGraph(), item);
}

/** A type that servers send, for each kind. */
const types: Readonly<Record<NotificationKind, string>> = {
  mention: 'mention',
  status: 'status',
  like: 'favourite',
  repeat: 'reblog',
  follow: 'follow',
  follow_request: 'follow_request',
  move: 'move',
  poll: 'poll',
  reaction: 'pleroma:emoji_reaction',
  chat_mention: 'pleroma:chat_mention',
  report: 'pleroma:report',
  update: 'update',
  quote: 'quote',
  unknown: 'bicycle',
};

test('each type that servers tell is of its kind; favourites are likes and reblogs are repeats [2.3.009, 2.3.010]', () => {
  expect(allKinds.map((kind) => told(types[kind])?.kind)).toEqual(allKinds);
  const named = allKinds.filter((kind) => kind !== 'unknown');
  expect(named.map((kind) => notificationKinds[kind].names[0])).toEqual(named.map((kind) => types[kind]));
});

test('without a post there is no like, mention, repeat, reaction, poll, post, edit or quote to tell of; all others come without [2.3.011]', () => {
  const without = Object.values(types).filter((type) => told(type, { status: null }) === null);
  const ofPosts = ['mention', 'status', 'favourite', 'reblog', 'poll', 'pleroma:emoji_reaction'];
  expect(without).toEqual([...ofPosts, 'update', 'quote']);
});
