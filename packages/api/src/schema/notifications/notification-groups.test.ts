import { expect, test } from 'vitest';
import { wireAccount, wireNotification, wireStatus } from '../../testing/wire-samples';
import { readNotification } from './notification';
import { readNotificationGroups } from './notification-groups';

const reaction = {
  name: 'cat',
  url: 'https://far.example/cat.png',
  count: 2,
  me: false,
  account_ids: ['a2'],
};

function answer(...groups: object[]) {
  return {
    accounts: [wireAccount({ id: 'a1' }), wireAccount({ id: 'a2', acct: 'rosa' })],
    statuses: [{ ...wireStatus({ id: 's1' }), pleroma: undefined, emoji_reactions: [reaction] }],
    notification_groups: groups,
  };
}

const group = {
  group_key: 'favourite-s1-479000',
  notifications_count: 12,
  type: 'favourite',
  most_recent_notification_id: 34,
  latest_page_notification_at: '2026-11-20T15:53:09.757Z',
  sample_account_ids: ['a2', 'a1', 'gone'],
  status_id: 's1',
};

const read = (json: unknown) => readNotificationGroups(json)?.items;

test('a group is its newest notification, with the people who are known and how many there are', () => {
  expect(read(answer(group))).toMatchObject([
    {
      id: '34',
      type: 'favourite',
      createdAt: '2026-11-20T15:53:09.757Z',
      account: { acct: 'rosa' },
      status: { id: 's1' },
      emoji: null,
      groupKey: 'favourite-s1-479000',
      group: { key: 'favourite-s1-479000', accounts: [{ id: 'a2' }, { id: 'a1' }], count: 12 },
    },
  ]);
});

test('with what somebody reacted is learnt from the status, which the group does not say', () => {
  const reacted = { ...group, type: 'emoji_reaction' };
  expect(read(answer(reacted))).toMatchObject([{ emoji: 'cat', emojiUrl: reaction.url }]);
  expect(read(answer({ ...reacted, sample_account_ids: ['a1'] }))).toMatchObject([{ emoji: null }]);
});

test('what stands alone has a name in calls, and is in no group', () => {
  const alone = { ...group, group_key: 'ungrouped:0a1b', status_id: null };
  expect(read(answer(alone))).toMatchObject([
    { status: null, groupKey: null, group: { key: 'ungrouped:0a1b' } },
  ]);
  expect(readNotification(wireNotification({ group_key: 'ungrouped-34' }))?.groupKey).toBeNull();
  expect(readNotification(wireNotification({ group_key: 'follow-7' }))?.groupKey).toBe('follow-7');
});

test('broken groups are left out and counted; an answer without any list of groups is none', () => {
  const broken = readNotificationGroups(answer({ ...group, group_key: null }, group, {}));
  expect([broken?.items.length, broken?.dropped]).toEqual([1, 2]);
  expect(readNotificationGroups({ accounts: [], statuses: [] })).toBeUndefined();
  expect(readNotificationGroups([])).toBeUndefined();
});
