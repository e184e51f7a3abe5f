import { notifications } from '@linnet/api';
import { expect, test } from 'vitest';
import { createGraph } from '../graph/graph';
import { notificationKinds } from './notification-kind';
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

const kinds = {
  mention: 'mention',
  status: 'status',
  favourite: 'like',
  reblog: 'repeat',
  follow: 'follow',
  follow_request: 'follow_request',
  move: 'move',
  poll: 'poll',
  'pleroma:emoji_reaction': 'reaction',
  'pleroma:chat_mention': 'chat_mention',
  'pleroma:report': 'report',
} as const;

test('each type that servers tell is of its kind; favourites are likes and reblogs are repeats [2.3.009, 2.3.010]', () => {
  const types = Object.keys(kinds);
  expect(types.map((type) => told(type)?.kind)).toEqual(Object.values(kinds));
  for (const [type, kind] of Object.entries(kinds)) expect(notificationKinds[kind].names[0]).toBe(type);
});

test('without a post there is no like, mention, repeat, reaction, poll or post to tell of; all others come without [2.3.011]', () => {
  const without = Object.keys(kinds).filter((type) => told(type, { status: null }) === null);
  expect(without).toEqual(['mention', 'status', 'favourite', 'reblog', 'poll', 'pleroma:emoji_reaction']);
});
