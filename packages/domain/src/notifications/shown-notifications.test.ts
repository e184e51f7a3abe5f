import type { AccountId, NotificationId, StatusId } from '@linnet/api';
import { expect, test } from 'vitest';
import { compareIds } from '../kernel/feed/ids';
import { withoutMissing } from '../kernel/feed/gapless-list';
import { notificationSettings } from '../settings/list/notification-settings';
import type { NotificationKind } from './notification-kind';
import type { NotificationRow } from './notification-row';
import { placeNotifications } from './row-changes';
import { shownNotifications, type ShownOptions } from './shown-notifications';

const visible = notificationSettings.notificationVisibility.default;
const usual: ShownOptions = {
  visible,
  seenCount: 30,
  unseenAtTop: false,
  groups: true,
  ignoresInactionable: false,
};

function row(id: number, kind: NotificationKind, rest: Partial<NotificationRow> = {}): NotificationRow {
  return {
    id: String(id) as NotificationId,
    kind,
    type: kind,
    createdAt: '2026-11-01T10:00:00.000Z',
    seen: true,
    accountId: `a${id}` as AccountId,
    statusId: null,
    emoji: null,
    targetId: null,
    message: null,
    report: null,
    groupKey: null,
    group: null,
    ...rest,
  };
}

/** All that there are. */
const known = (rows: readonly NotificationRow[]) => ({ rows, ended: true, unseenBelow: null });

const post = { statusId: 's1' as StatusId };
const reacted = (name: string) => ({ ...post, emoji: { name, url: null } });
const reacting = { ...post, groupKey: 'reaction-s1' };
const keys = (rows: readonly NotificationRow[], options: Partial<ShownOptions> = {}) =>
  shownNotifications(known(rows), { ...usual, ...options }).groups.map(({ rows: of }) =>
    of.map(({ id }) => id),
  );

test('thirty seen ones are shown at first and twenty more at each step; what is new is always there [2.9.011]', () => {
  const rows = Array.from({ length: 80 }, (_, at) => row(100 - at, 'follow', { seen: at % 2 === 0 }));
  const seen = (count: number) => {
    const { groups, hasMore } = shownNotifications(known(rows), { ...usual, seenCount: count });
    return { seen: groups.filter(({ isUnseen }) => !isUnseen).length, all: groups.length, hasMore };
  };
  expect(seen(30)).toEqual({ seen: 30, all: 70, hasMore: true });
  expect(seen(50)).toEqual({ seen: 40, all: 80, hasMore: false });
});

test('several of a kind about one post stand as one, where the newest does; each emoji is its own', () => {
  const rows = [
    row(9, 'like', post),
    row(8, 'mention', post),
    row(7, 'reaction', reacted('a')),
    row(6, 'like', { ...post, seen: false }),
    row(5, 'reaction', reacted('b')),
    row(4, 'like', { statusId: 's2' as StatusId }),
    row(3, 'like', { ...post, accountId: 'a9' as AccountId }),
  ];
  expect(keys(rows)).toEqual([['9', '6', '3'], ['8'], ['7'], ['5'], ['4']]);
  expect(shownNotifications(known(rows), usual).groups[0]).toMatchObject({
    isUnseen: true,
    accountIds: ['a9', 'a6'],
  });
  expect(keys(rows, { groups: false })).toHaveLength(7);
});

test('what the server put together stands together, and what is told one by one joins it', () => {
  const people = (...ids: string[]) => ids.map((id) => id as AccountId);
  const group = (count: number, ...ids: string[]) => ({ key: 'like-s1', count, accountIds: people(...ids) });
  const like = { ...post, groupKey: 'like-s1', seen: false };
  const told = row(4, 'like', { ...like, group: group(12, 'a4', 'a3') });
  const joined = row(6, 'like', like);
  const other = row(5, 'like', { ...post, groupKey: 'like-s1-yesterday', group: group(2, 'a1', 'a2') });
  const shown = shownNotifications(known([joined, other, told]), usual);
  expect(shown.groups).toMatchObject([
    { key: 'like-s1', rows: [{ id: '6' }, { id: '4' }], accountIds: ['a6', 'a4', 'a3'], peopleCount: 13 },
    { key: 'like-s1-yesterday', peopleCount: 2 },
  ]);
  expect(shown.unseen).toBe(1);
  const reacted = { ...reacting, group: { ...group(3, 'a1'), key: 'reaction-s1' } };
  expect(shownNotifications(known([row(7, 'reaction', reacted)]), usual).groups).toMatchObject([
    { peopleCount: 1 },
  ]);
});

test('a row that stands for a group takes the place of what it tells of', () => {
  const like = { ...post, groupKey: 'like-s1' };
  const group = { key: 'like-s1', count: 3, accountIds: ['a1' as AccountId] };
  const known = [row(6, 'like', like), row(5, 'like', like), row(4, 'like', { ...like, group })];
  const ids = (rows: readonly NotificationRow[]) => rows.map(({ id }) => id);
  expect(
    ids(placeNotifications(known, [row(6, 'like', { ...like, group: { ...group, count: 5 } })])),
  ).toEqual(['6']);
  expect(ids(placeNotifications(known, [row(3, 'like', { ...like, group })]))).toEqual(['6', '5', '4']);
});

test('kinds that are not wanted are neither shown nor counted; those without a switch stay', () => {
  const rows = [
    row(3, 'like', { ...post, seen: false }),
    row(2, 'unknown', { seen: false }),
    row(1, 'follow'),
  ];
  const shown = shownNotifications(known(rows), {
    ...usual,
    visible: { ...visible, likes: false, follows: false },
  });
  expect(shown.groups.map(({ row: { kind } }) => kind)).toEqual(['unknown']);
  expect(shown.unseen).toBe(1);
});

test('what is new comes first where one wants that', () => {
  const rows = [row(3, 'follow'), row(2, 'move', { seen: false }), row(1, 'follow')];
  expect(keys(rows, { unseenAtTop: true })).toEqual([['2'], ['3'], ['1']]);
});

test('only what asks something of the person counts as new where one wants that', () => {
  const rows = [
    row(3, 'like', { ...post, seen: false }),
    row(2, 'mention', { ...post, seen: false }),
    row(1, 'follow_request', { seen: false }),
  ];
  const { unseen, groups } = shownNotifications(known(rows), { ...usual, ignoresInactionable: true });
  expect(unseen).toBe(2);
  expect(groups.map(({ isUnseen }) => isUnseen)).toEqual([false, true, true]);
});

test('ids are in order in each of their forms', () => {
  const inOrder = (older: string, newer: string) => compareIds(older, newer) < 0;
  expect(inOrder('99', '100')).toBe(true);
  expect(inOrder('01JBQ7', '01JBQ9')).toBe(true);
  expect(inOrder('2026-11-20T15:53:09.757Z/emoji_reaction/0a', '2026-11-20T15:53:10.433Z/quote/01')).toBe(
    true,
  );
});

test('what comes twice stands once, and what was put away elsewhere goes', () => {
  const known = [row(9, 'follow'), row(7, 'follow'), row(6, 'follow'), row(2, 'follow')];
  const placed = placeNotifications(known, [row(8, 'follow'), row(7, 'follow')]);
  expect(placed.map(({ id }) => id)).toEqual(['9', '8', '7', '6', '2']);
  expect(placed[2]).toBe(known[1]);
  const ids = (...all: number[]) => all.map((id) => String(id) as NotificationId);
  const left = (named: NotificationId[], isAll: boolean, known = 9) =>
    withoutMissing(placed, { ids: named, isAll, wasKnown: ({ id }) => Number(id) <= known }).map(
      ({ id }) => id,
    );
  expect(left(ids(8, 5), false)).toEqual(ids(8, 2));
  expect(left(ids(8, 5), true)).toEqual(ids(8));
  // What came meanwhile an answer need not name.
  expect(left(ids(8, 5), true, 8)).toEqual(ids(9, 8));
  expect(left([], true, 8)).toEqual(ids(9));
  expect(left([], false)).toEqual(placed.map(({ id }) => id));
});

test('new ones that may lie below those which are known are counted as the server counts them, or said to be more', () => {
  const rows = Array.from({ length: 30 }, (_, at) => row(100 - at, 'mention', { seen: false }));
  const count = (
    rest: { ended: boolean; unseenBelow: number | null },
    options: Partial<ShownOptions> = {},
  ) => {
    const { unseen, isMoreUnseen } = shownNotifications({ rows, ...rest }, { ...usual, ...options });
    return [unseen, isMoreUnseen];
  };
  expect(count({ ended: true, unseenBelow: null })).toEqual([30, false]);
  expect(count({ ended: false, unseenBelow: null })).toEqual([30, true]);
  expect(count({ ended: false, unseenBelow: 70 })).toEqual([100, false]);
  expect(count({ ended: false, unseenBelow: 70 }, { ignoresInactionable: true })).toEqual([30, true]);
});
