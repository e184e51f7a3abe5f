import { expect, test } from 'vitest';
import { wireAccount, wireNotification } from '../../testing/wire-samples';
import { readNotification } from './notification';

test('reads a reaction with its emoji and picture', () => {
  expect(readNotification(wireNotification())).toMatchObject({
    id: '4711',
    type: 'pleroma:emoji_reaction',
    seen: true,
    account: { acct: 'nils' },
    status: { id: 'St0000000000000001' },
    emoji: ':wave:',
    emojiUrl: 'https://far.example/emoji/wave.png',
    target: null,
  });
});

test('reads a reaction of Hollo', () => {
  const read = readNotification({
    id: '2024-11-20T15:53:09.757Z/emoji_reaction/0a1b',
    type: 'emoji_reaction',
    created_at: '2024-11-20T15:53:09.757Z',
    account: wireAccount(),
    emoji_reaction: { name: 'cat', domain: 'far.example', url: 'https://far.example/cat.png' },
  });
  expect(read).toMatchObject({
    id: '2024-11-20T15:53:09.757Z/emoji_reaction/0a1b',
    type: 'emoji_reaction',
    seen: false,
    emoji: 'cat',
    emojiUrl: 'https://far.example/cat.png',
    status: null,
  });
});

test('tells where somebody moved', () => {
  const target = wireAccount({ id: 'Ac2', acct: 'nils@new.example' });
  const { status: _status, ...follow } = wireNotification({ type: 'move', target });
  expect(readNotification(follow)?.target?.acct).toBe('nils@new.example');
});

test('never drops a type that nobody knows, nor one whose author is gone', () => {
  const read = readNotification({ ...wireNotification({ type: 'severed_relationships' }), account: {} });
  expect(read).toMatchObject({ type: 'severed_relationships', account: null });
});

test('a notification without an id is unreadable', () => {
  expect(readNotification({ ...wireNotification(), id: undefined })).toBeUndefined();
});
