import type { AccountId, NotificationId } from '@linnet/api';
import { expect, test } from 'vitest';
import type { NotificationRow } from './notification-row';
import { withAnswer } from './row-changes';

const quill = 'quill' as AccountId;

const row = (id: string, change: Partial<NotificationRow>): NotificationRow => ({
  ...{ id: id as NotificationId, kind: 'follow', type: 'follow', accountId: quill, seen: false },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', statusId: null, targetId: null, emoji: null, message: null },
  ...{ report: null, group: null, groupKey: null },
  ...change,
});

const said = (rows: readonly NotificationRow[]) =>
  rows.map(({ id, kind, seen }) => `${id} ${kind}${seen ? ' seen' : ''}`);

test('who was let in follows, which is seen, also where the server has told of the follow first', () => {
  const rows = [
    row('4', {}),
    row('3', { kind: 'follow_request', type: 'follow_request' }),
    row('2', { accountId: 'edda' as AccountId }),
    row('1', { kind: 'like', type: 'like' }),
  ];
  const answered = withAnswer(quill, true)(rows);
  expect(said(answered)).toEqual(['4 follow seen', '3 follow seen', '2 follow', '1 like']);
  expect(withAnswer(quill, true)(answered)).toBe(answered);
});

test('who was turned away leaves nothing behind but what they did else', () => {
  const rows = [row('3', { kind: 'follow_request', type: 'follow_request' }), row('1', { kind: 'like' })];
  expect(said(withAnswer(quill, false)(rows))).toEqual(['1 like']);
});
