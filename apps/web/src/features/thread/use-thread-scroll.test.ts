import type { StatusId } from '@linnet/api';
import type { ThreadRow } from '@linnet/domain/conversation';
import { expect, test } from 'vitest';
import { anchorAfter } from './use-thread-scroll';

function rows(...ids: string[]): ThreadRow[] {
  return ids.map((id) => ({
    kind: 'post',
    id: id as StatusId,
    position: 'reply',
    level: 0,
    rails: [],
    replyCount: 0,
    depth: 1,
    open: true,
    otherReplyCount: 0,
  }));
}

const read = { id: 'c', offset: 340 };

test('what is read stays where it is, whatever comes above it', () => {
  const change = { before: rows('a', 'b', 'c'), rows: rows('a', 'new', 'b', 'c', 'd'), read, top: 60 };
  expect(anchorAfter(change)).toEqual(read);
});

test('when it is folded away, reading goes on at the last post before it that is left, in sight', () => {
  const change = { before: rows('a', 'b', 'c', 'd'), rows: rows('a', 'd'), read, top: 60 };
  expect(anchorAfter(change)).toEqual({ id: 'a', offset: 60 });
});

test('when nothing before it is left there is no place to keep', () => {
  expect(anchorAfter({ before: rows('c', 'd'), rows: rows('x', 'd'), read, top: 60 })).toBeUndefined();
});
