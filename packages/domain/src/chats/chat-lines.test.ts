import type { AccountId, ChatId, ChatMessage, ChatMessageId } from '@linnet/api';
import { expect, test } from 'vitest';
import { newChatJob } from './chat-job';
import { chatLines } from './chat-lines';

// Ids in tests are plain strings.
const me = 'me' as AccountId;
const bob = 'bob' as AccountId;
const chatId = 'c' as ChatId;

interface Given {
  readonly by: AccountId;
  readonly at: string;
  readonly key?: string;
}

function message(id: string, { by, at, key }: Given): ChatMessage {
  return {
    id: id as ChatMessageId,
    chatId,
    accountId: by,
    content: id,
    createdAt: at,
    emojis: [],
    attachment: null,
    card: null,
    unread: false,
    idempotencyKey: key ?? null,
  };
}

const day = (text: string): string => new Date(`${text}:00`).toISOString();

test('messages of one person in one minute are a chain with a head and a tail, and each day has its line [2.3.015]', () => {
  const messages = [
    message('5', { by: me, at: day('2026-11-25T09:00') }),
    message('4', { by: bob, at: day('2026-11-24T12:01') }),
    message('3', { by: me, at: day('2026-11-24T12:00') }),
    message('2', { by: bob, at: day('2026-11-24T12:00') }),
    message('1', { by: bob, at: day('2026-11-24T12:00') }),
  ];
  const lines = chatLines({ messages, jobs: [], viewer: me });
  expect(lines.map(({ kind }) => kind)).toEqual([
    'day',
    'message',
    'message',
    'message',
    'message',
    'day',
    'message',
  ]);
  const shown = lines.flatMap((line) =>
    line.kind === 'day' ? [] : [[line.id, line.chain, line.isHead, line.isTail]],
  );
  expect(shown).toEqual([
    ['1', '1', true, false],
    ['2', '1', false, true],
    ['3', '3', true, true],
    ['4', '4', true, true],
    ['5', '5', true, true],
  ]);
});

test('a message on its way stands at the end, and not beside its own message once that is there', () => {
  const now = Date.parse(day('2026-11-24T12:00'));
  const content = { text: 'Hello', attachments: [] };
  const job = newChatJob({ chatId, accountId: bob, content, key: 'key', now });
  const older = message('1', { by: bob, at: day('2026-11-24T11:00') });
  const kinds = (messages: ChatMessage[]) =>
    chatLines({ messages, jobs: [job], viewer: me }).map(({ kind, id }) => (kind === 'day' ? kind : id));
  expect(kinds([older])).toEqual(['day', '1', 'key']);
  expect(kinds([message('2', { by: me, at: day('2026-11-24T12:00'), key: 'key' }), older])).toEqual([
    'day',
    '1',
    '2',
  ]);
});

test('older messages change no line but the one that they continue', () => {
  const known = [
    message('4', { by: me, at: day('2026-11-24T12:02') }),
    message('3', { by: bob, at: day('2026-11-24T12:01') }),
    message('2', { by: bob, at: day('2026-11-24T12:00') }),
  ];
  const older = message('1', { by: bob, at: day('2026-11-24T12:00') });
  const before = chatLines({ messages: known, jobs: [], viewer: me });
  const after = chatLines({ messages: [...known, older], jobs: [], viewer: me });
  const kept = after.filter((line) => before.includes(line));
  expect(kept.map(({ id }) => id)).toEqual(['3', '4']);
  expect(after.find(({ id }) => id === '2')).toMatchObject({ chain: '1', isHead: false, isTail: true });
});
