import type { StatusId } from '@linnet/api';
import type { Client, FilterContext } from '@linnet/domain';
import { act } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { FilterContextProvider } from '../../platform/client/filter-context';
import { useVisibleRows } from '../../platform/client/use-feed';
import { SlotsProvider } from '../../platform/slots/slots';
import { show } from '../../testing/show';
import { testClient, wrenSignedIn } from '../../testing/test-client';
import { until } from '../../testing/until';
import { StatusCard } from './status-card';

// The part comes once; tests are not about how long it takes.
beforeAll(() => Promise.all([import('./card-parts'), import('../media/status-media')]));

const ids = ['s1', 's2', 's3', 's4'] as StatusId[];
const [first, , , last] = ids as [StatusId, StatusId, StatusId, StatusId];

const accountOf = (id: string, changes: object = {}) => ({
  id,
  username: id,
  acct: id,
  display_name: id,
  url: `https://nest.example/users/${id}`,
  ...changes,
});

const statusOf = (id: string, changes: object = {}) => ({
  id,
  uri: `https://nest.example/objects/${id}`,
  url: `https://nest.example/notice/${id}`,
  account: accountOf('robin'),
  content: `<p>song ${id}</p>`,
  created_at: '2026-11-20T09:00:00.000Z',
  visibility: 'public',
  ...changes,
});

const filtered = (action: string, context = ['public']) => ({
  filtered: [
    {
      filter: { id: 'f1', title: 'Spiders', context, filter_action: action, expires_at: null },
      keyword_matches: ['x'],
    },
  ],
});

interface Given {
  /** What is special about the first of four statuses; the last is the reader's own. */
  status?: object;
  settings?: Record<string, unknown>;
  place?: FilterContext;
  prepare?: (client: Client) => void;
}

function List() {
  const rows = useVisibleRows(all);
  return rows.map(({ id }) => <StatusCard key={id} id={id} />);
}
const all = ids.map((id) => ({ kind: 'status' as const, id }));

async function shown({ status = {}, settings = {}, place = 'public', prepare }: Given = {}) {
  const client = testClient({
    records: { ...wrenSignedIn, 'linnet-settings': JSON.stringify(settings) },
    answers: {
      'GET /api/v1/timelines/public': ids.map((id) =>
        statusOf(id, id === first ? status : id === last ? { ...status, account: accountOf('a1') } : {}),
      ),
    },
  });
  await client.feeds.get({ kind: 'public' }).open();
  prepare?.(client);
  const content = (drawn: boolean) => (
    <ClientProvider value={client}>
      <SlotsProvider value={{ InlineForm: () => null, SharedTheme: () => null }}>
        <FilterContextProvider value={place}>{drawn && <List />}</FilterContextProvider>
      </SlotsProvider>
    </ClientProvider>
  );
  const { rerender } = await show(content(true));
  const card = (id: StatusId) => document.querySelector(`[data-status="${id}"]`);
  const words = (id = first) => card(id)?.textContent ?? '';
  const drawn = () =>
    [...document.querySelectorAll('[data-status]')].map((one) => one.getAttribute('data-status'));
  const press = (name: string) =>
    act(async () =>
      [...document.querySelectorAll('button')]
        .find((one) => one.getAttribute('aria-label') === name)
        ?.click(),
    );
  return { client, words, drawn, press, draw: (on: boolean) => rerender(content(on)) };
}

const SHOW = 'Show the muted post by robin';
const HIDE = 'Hide the muted post by robin again';

const reasons: readonly [string, Given, string][] = [
  ['a muted word', { settings: { muteWords: ['SONG S1'] } }, 'robin: muted word “SONG S1”'],
  [
    'several muted words',
    { settings: { muteWords: ['song s1', 'ng s1', 'frost'] } },
    'robin: muted words “song s1, ng s1”',
  ],
  [
    'a word in the subject',
    { status: { spoiler_text: 'Frost' }, settings: { muteWords: ['frost'] } },
    '“frost”',
  ],
  ['a muted person', { status: { muted: true, pleroma: { thread_muted: false } } }, 'robin: muted person'],
  [
    'a muted conversation',
    { status: { muted: true, pleroma: { thread_muted: true } }, settings: { hideMutedThreads: false } },
    'robin: muted conversation',
  ],
  [
    'a bot',
    { status: { account: accountOf('owl', { bot: true }) }, settings: { muteBotStatuses: true } },
    'owl: bot',
  ],
  [
    'a sensitive status',
    { status: { sensitive: true }, settings: { muteSensitiveStatuses: true } },
    'robin: marked as sensitive',
  ],
  ['a filter of the server', { status: filtered('warn') }, 'robin: filter “Spiders”'],
];

test.each(reasons)(
  '%s leaves a line that says so, from the first render on [2.2.058, 2.2.069]',
  async (_, given, why) => {
    const { words, drawn } = await shown(given);
    expect(drawn()).toEqual(ids);
    expect(words()).not.toContain('song s1');
    await until(() => words().includes(why));
    expect(words(last)).toContain('song s4');
  },
);

test('a muted status is shown on demand, and hidden again [2.2.069]', async () => {
  const { words, press } = await shown({ status: filtered('warn') });
  await until(() => words().includes('Spiders'));
  await press(SHOW);
  expect(words()).toContain('song s1');
  await until(() => words().includes('filter “Spiders”'));
  await press(HIDE);
  expect(words()).not.toContain('song s1');
});

test('what was shown on demand is still shown when its card comes back', async () => {
  const { words, press, draw } = await shown({ status: filtered('warn') });
  await until(() => words().includes('Spiders'));
  await press(SHOW);
  await draw(false);
  expect(words()).toBe('');
  await draw(true);
  expect(words()).toContain('song s1');
});

const hiding: readonly [string, Given][] = [
  ['hideWordFilteredPosts', { settings: { muteWords: ['song s1'], hideWordFilteredPosts: true } }],
  ['hideMutedPosts', { status: { muted: true }, settings: { hideMutedPosts: true } }],
  ['hideMutedThreads', { status: { pleroma: { thread_muted: true } } }],
  ['hideFilteredStatuses', { status: filtered('warn'), settings: { hideFilteredStatuses: true } }],
  ['the action hide of a filter', { status: filtered('hide') }],
];

test.each(hiding)('%s takes the row out of the list in the first render [2.3.021]', async (_, given) => {
  const { drawn } = await shown({ ...given, status: { pleroma: {}, ...given.status } });
  expect(drawn()).toEqual(ids.slice(1));
});

test('a filter is not obeyed where it does not count', async () => {
  const { words, drawn } = await shown({ status: filtered('hide', ['home']) });
  expect(drawn()).toEqual(ids);
  expect(words()).toContain('song s1');
});

test('changing a setting hides and brings back at once', async () => {
  const { client, drawn } = await shown({ settings: { muteWords: ['song s1'] } });
  expect(drawn()).toEqual(ids);
  await act(async () => void client.settings.set('hideWordFilteredPosts', true));
  expect(drawn()).toEqual(ids.slice(1));
  await act(async () => void client.settings.set('hideWordFilteredPosts', false));
  expect(drawn()).toEqual(ids);
});

test('muting a conversation takes its posts away at once, and unmuting brings them back', async () => {
  const { client, drawn } = await shown();
  expect(drawn()).toEqual(ids);
  let lift = () => {};
  await act(async () => {
    lift = client.graph.statuses.overlay(first, (row) => ({ ...row, threadMuted: true }));
  });
  expect(drawn()).toEqual(ids.slice(1));
  await act(async () => lift());
  expect(drawn()).toEqual(ids);
});

const picture = {
  id: 'm1',
  type: 'image',
  url: 'https://nest.example/media/1.png',
  preview_url: '',
  meta: {},
};

test('a filter that blurs covers the media and says which filter it is', async () => {
  const { words } = await shown({ status: { ...filtered('blur'), media_attachments: [picture] } });
  expect(words()).toContain('song s1');
  await until(() => words().includes('Hidden by the filter “Spiders”'));
});
