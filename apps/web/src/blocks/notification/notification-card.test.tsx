import { notificationGroups, notifications as asked, readRelationship, type StatusId } from '@linnet/api';
import {
  createNotificationList,
  shownNotifications,
  type NotificationGroup,
} from '@linnet/domain/notifications';
import { notificationSettings } from '@linnet/domain/settings';
import { act } from 'react';
import { expect, test } from 'vitest';
// What is not waited for here is there already.
import '../status/card-parts';
import '../../ui/floating/floating-parts';
import '../quote/relationship-check';
import '../status-actions/account-actions';
import './notification-report';
import { ClientProvider } from '../../platform/client/client-provider';
import { SlotsProvider } from '../../platform/slots/slots';
import { signalFirstContent } from '../../platform/start/first-content';
import { show } from '../../testing/show';
import { testClient, wrenSignedIn } from '../../testing/test-client';
import { until } from '../../testing/until';
import { runInCard } from '../keys/run-card-key';
import { NotificationCard } from './notification-card';

const account = (id: string) => ({
  id,
  username: id,
  acct: id,
  display_name: `The ${id}`,
  url: `https://nest.example/users/${id}`,
});
const post = {
  id: 's1',
  account: account('wren'),
  content: '<p>My kettle<script>trap()</script></p>',
  created_at: '2026-11-01T10:00:00.000Z',
};

interface Told {
  type: string;
  by?: string | null;
  rest?: object;
}

/** What is shown of notifications as a server writes them, the newest first. */
async function begin(told: readonly Told[], isTold = true) {
  const client = testClient({ records: wrenSignedIn });
  const rows = told.map(({ type, by = 'robin', rest }, at) => ({
    id: String(100 - at),
    type,
    created_at: '2026-11-02T10:00:00.000Z',
    account: by === null ? null : account(by),
    pleroma: { is_seen: false },
    ...rest,
  }));
  const list = createNotificationList(client, { kinds: () => kinds, inGroups: () => false });
  const { items } = asked().read(rows, { status: 200, link: null });
  list.state.update((now) => ({ ...now, opened: true }));
  for (const item of items) list.receive(item, true);
  // Nobody is put off, as far as the server says.
  const { accounts, relationships } = client.graph;
  for (const id of accounts.ids()) {
    const read = isTold ? readRelationship({ id }) : undefined;
    if (read !== undefined) relationships.put(read.id, read);
  }
  const { groups } = shownNotifications(
    { ...list.state.get(), unseenBelow: null },
    {
      visible: notificationSettings.notificationVisibility.default,
      seenCount: 30,
      unseenAtTop: false,
      groups: true,
      ignoresInactionable: false,
    },
  );
  const seen: NotificationGroup[] = [];
  const { container } = await show(
    <ClientProvider value={client}>
      <SlotsProvider value={{ InlineForm: () => null, SharedTheme: () => null }}>
        {groups.map((group) => (
          <NotificationCard
            key={group.key}
            group={group}
            onSeen={(one) => seen.push(one)}
            onDismiss={() => {}}
          />
        ))}
      </SlotsProvider>
    </ClientProvider>,
  );
  // The posts in them, unless it is not yet known how the viewer stands to who wrote them.
  if (isTold) await until(() => !(container.textContent ?? '').includes('Loading…'));
  return {
    client,
    cards: () => [...container.querySelectorAll('article')],
    words: () => [...container.querySelectorAll('article')].map((card) => card.textContent ?? ''),
    seen,
  };
}

const kinds = [
  'mention',
  'status',
  'follow_request',
  'like',
  'repeat',
  'reaction',
  'follow',
  'move',
  'chat_mention',
  'report',
  'unknown',
] as const;

test('each kind has its words and what it is about', async () => {
  const { words } = await begin([
    { type: 'favourite', rest: { status: post } },
    { type: 'reblog', rest: { status: post } },
    {
      type: 'pleroma:emoji_reaction',
      rest: { status: post, emoji: ':tea:', emoji_url: 'https://nest.example/tea.png' },
    },
    { type: 'move', rest: { target: account('finch') } },
    {
      type: 'pleroma:chat_mention',
      rest: { chat_message: { id: '1', chat_id: '2', account_id: 'robin', content: 'Come at five.' } },
    },
    {
      type: 'pleroma:report',
      rest: {
        report: {
          id: '7',
          content: 'Too loud.',
          state: 'resolved',
          account: account('crow'),
          actor: account('robin'),
          statuses: [],
          notes: [{ content: 'Talked to them.', user: account('owl') }],
        },
      },
    },
  ]);
  signalFirstContent();
  await until(() => words().at(-1)?.includes('Too loud.') === true);
  const [like, repeat, reaction, move, message, report] = words();
  expect(like).toContain('The robin favourited your post');
  expect(like).toContain('My kettle');
  expect(like).not.toContain('trap');
  expect(repeat).toContain('The robin repeated your post');
  expect(reaction).toContain('The robin reacted with');
  expect(move).toContain('The robin moved to The finch');
  expect(message).toContain('Come at five.');
  for (const part of ['About The crow', 'Too loud.', 'Resolved', 'Note by The owl', 'Talked to them.']) {
    expect(report).toContain(part);
  }
});

test('a kind that nobody knows is told as such, with whom and what it has', async () => {
  const { words } = await begin([
    { type: 'severed_relationships', rest: { status: post } },
    { type: 'something_new', by: null },
  ]);
  expect(words()[0]).toContain('The robin: a notification of the kind “severed_relationships”');
  expect(words()[0]).toContain('My kettle');
  expect(words()[1]).toContain('Somebody');
});

test('what is told of stands there once it is known how one stands to who wrote it', async () => {
  const status = { ...post, account: account('robin') };
  const { client, words } = await begin([{ type: 'mention', rest: { status } }], false);
  expect(words()[0]).toContain('The robin');
  expect(words()[0]).not.toContain('My kettle');
  const stand = (how: object) =>
    act(async () => {
      const read = readRelationship({ id: 'robin', ...how });
      if (read !== undefined) client.graph.relationships.put(read.id, read);
    });
  await stand({ muting: true });
  expect(words()[0]).not.toContain('My kettle');
  await stand({ muting: false });
  await until(() => words()[0]?.includes('My kettle') === true);
});

test('what somebody does whom one has muted is folded, of whom one has blocked it is gone', async () => {
  const { client, cards, words } = await begin([
    { type: 'follow', by: 'crow' },
    { type: 'follow', by: 'robin' },
  ]);
  const stand = (id: string, how: object) =>
    act(async () => {
      const relation = { id, muting_notifications: false, blocking: false, ...how };
      const { relationships } = client.graph;
      const read = readRelationship(relation);
      if (read !== undefined) relationships.put(read.id, read);
    });
  await stand('crow', { muting: true, muting_notifications: true });
  expect(words()[0]).toContain('The crow is muted');
  expect(words()[0]).not.toContain('followed you');
  await act(async () =>
    cards()[0]?.querySelector<HTMLElement>('[aria-expanded=false]:not([aria-haspopup])')?.click(),
  );
  expect(words()[0]).toContain('The crow followed you');
  await stand('robin', { blocking: true });
  expect(cards()).toHaveLength(1);
});

test('of several the latest is named who is not muted, and only where all of them are it is folded', async () => {
  const { client, words } = await begin([
    { type: 'favourite', by: 'crow', rest: { status: post } },
    { type: 'favourite', by: 'robin', rest: { status: post } },
    { type: 'favourite', by: 'finch', rest: { status: post } },
  ]);
  const mute = (id: string) =>
    act(async () => {
      const read = readRelationship({ id, muting: true, muting_notifications: true });
      if (read !== undefined) client.graph.relationships.put(read.id, read);
    });
  expect(words()[0]).toContain('The crow and 2 others favourited your post');
  await mute('crow');
  expect(words()[0]).toContain('The robin and 2 others favourited your post');
  expect(words()[0]).toContain('My kettle');
  await mute('robin');
  expect(words()[0]).toContain('The finch and 2 others favourited your post');
  await mute('finch');
  expect(words()[0]).toContain('The crow is muted');
  expect(words()[0]).not.toContain('My kettle');
});

test('a click tells that it was seen, but not of what asks something [2.4.022]', async () => {
  const { cards, seen } = await begin([
    { type: 'follow' },
    { type: 'mention', rest: { status: { ...post, account: account('robin') } } },
  ]);
  for (const card of cards()) await act(async () => card.querySelector('p')?.click());
  expect(seen.map(({ row }) => row.kind)).toEqual(['follow']);
});

test('a key that leads on tells that it was seen as a click does [2.4.022]', async () => {
  const { client, cards, seen } = await begin([
    { type: 'follow' },
    { type: 'favourite', rest: { status: post } },
    { type: 'mention', rest: { status: { ...post, account: account('robin') } } },
  ]);
  for (const card of cards()) {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
    await act(async () => void card.dispatchEvent(enter));
  }
  expect(seen.map(({ row }) => row.kind)).toEqual(['follow', 'like']);
  for (const card of cards()) await act(async () => void runInCard(client, card, 'open'));
  expect(seen.map(({ row }) => row.kind)).toEqual(['follow', 'like', 'like']);
});

test('what is answered in a place of its own leads there', async () => {
  const report = {
    id: '7',
    content: 'Too loud.',
    state: 'open',
    account: account('crow'),
    statuses: [],
    notes: [],
  };
  const { cards } = await begin([{ type: 'pleroma:report', rest: { report } }, { type: 'follow_request' }]);
  const led: string[] = [];
  for (const card of cards()) {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
    await act(async () => void card.dispatchEvent(enter));
    led.push(location.pathname + location.search);
  }
  expect(led).toEqual(['/users/wren/interactions?tab=reports', '/friend-requests']);
});

test('who only opens a menu has not dealt with the notification', async () => {
  const { cards, seen } = await begin([
    { type: 'follow' },
    { type: 'status', rest: { status: { ...post, account: account('robin') } } },
  ]);
  // The row of the post comes later: what stands there opens a menu, or does something.
  const row = cards()[1]?.querySelector('[data-acts-at]');
  const opens = document.createElement('button');
  opens.setAttribute('aria-haspopup', 'menu');
  const acts = document.createElement('button');
  row?.append(opens, acts);
  for (const card of cards()) {
    for (const button of card.querySelectorAll<HTMLElement>('[aria-haspopup="menu"]')) {
      await act(async () => button.click());
    }
  }
  expect(seen).toEqual([]);
  await act(async () => acts.click());
  expect(new Set(seen.map(({ row: told }) => told.kind))).toEqual(new Set(['status']));
});

test('a key does with the post of a notification what its buttons do, and with one that is only named nothing', async () => {
  const question = { ...post, id: 's2', account: account('robin'), content: '<p>Which kettle?</p>' };
  const { client, cards, seen } = await begin([
    { type: 'mention', rest: { status: question } },
    { type: 'favourite', rest: { status: post } },
  ]);
  const [mention, like] = cards();
  if (mention === undefined || like === undefined) throw new Error('Not both.');
  const favourited = () => ['s1', 's2'].map((id) => client.graph.statuses.get(id as StatusId)?.favourited);
  await act(async () => {
    expect(runInCard(client, like, 'favorite')).toBe(false);
    expect(favourited()).toEqual([false, false]);
    expect(runInCard(client, mention, 'favorite')).toBe(true);
    expect(favourited()).toEqual([false, true]);
  });
  expect(seen.map(({ row }) => row.kind)).toEqual(['mention']);
});

test('a group tells how many people it has, and one of reactions with several emoji names none', async () => {
  const { client, cards } = await begin([]);
  expect(cards()).toEqual([]);
  const list = createNotificationList(client, { kinds: () => kinds, inGroups: () => false });
  list.state.update((now) => ({ ...now, opened: true }));
  const people = [account('robin'), account('finch')];
  const group = (type: string, count: number, id: number) => ({
    group_key: `${type}-s1`,
    notifications_count: count,
    type,
    most_recent_notification_id: id,
    latest_page_notification_at: '2026-11-02T10:00:00.000Z',
    sample_account_ids: ['robin', 'finch'],
    status_id: 's1',
  });
  const answer = {
    accounts: people,
    statuses: [post],
    notification_groups: [group('favourite', 12, 9), group('emoji_reaction', 4, 8), group('follow', 5, 7)],
  };
  for (const item of notificationGroups().read(answer, { status: 200, link: null }).items) {
    list.receive(item, true);
  }
  const { groups } = shownNotifications(
    { ...list.state.get(), unseenBelow: null },
    {
      visible: notificationSettings.notificationVisibility.default,
      seenCount: 30,
      unseenAtTop: false,
      groups: true,
      ignoresInactionable: false,
    },
  );
  const { container } = await show(
    <ClientProvider value={client}>
      <SlotsProvider value={{ InlineForm: () => null, SharedTheme: () => null }}>
        {groups.map((one) => (
          <NotificationCard key={one.key} group={one} onSeen={() => {}} onDismiss={() => {}} />
        ))}
      </SlotsProvider>
    </ClientProvider>,
  );
  const words = [...container.querySelectorAll('article')].map((card) => card.textContent ?? '');
  expect(words[0]).toContain('and 11 others favourited your post');
  expect(words[1]).toContain('and 1 other reacted to your post');
  expect(words[2]).toContain('and 4 others followed you');
});

test('a mention says who wrote it, for whom, and what it answers', async () => {
  const mention = {
    ...post,
    account: { ...account('robin'), acct: 'robin@far.example' },
    visibility: 'direct',
    in_reply_to_id: 's0',
    in_reply_to_account_id: 'wren',
    pleroma: { in_reply_to_account_acct: 'wren' },
  };
  const { words, cards } = await begin([{ type: 'mention', rest: { status: mention } }]);
  expect(words()[0]).toContain('@robin@far.example');
  expect(words()[0]).toMatch(/Reply to\s*.?@wren/);
  expect(cards()[0]?.querySelector('[role="img"][aria-label="Direct"]')).not.toBeNull();
});

test('all who did something with a post are one step away, by key too', async () => {
  const { cards } = await begin([
    { type: 'favourite', rest: { status: post } },
    { type: 'favourite', by: 'crow', rest: { status: post } },
  ]);
  const way = [...(cards()[0]?.querySelectorAll('a') ?? [])].find((one) => one.textContent === 'Show all');
  expect(way?.getAttribute('href')).toBe('/notice/s1/people?of=favourites');
  expect(way?.closest('[aria-hidden]')).toBeNull();
});
