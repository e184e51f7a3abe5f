import { actionsOf } from '@linnet/domain/actions';
import type { StatusId } from '@linnet/api';
import { favourite } from '@linnet/domain';
import { act, Profiler } from 'react';
import { expect, test } from 'vitest';
import { ClientProvider } from '../../platform/client/client-provider';
import { SlotsProvider } from '../../platform/slots/slots';
import { show } from '../../testing/show';
import { testClient, wrenSignedIn, type TestAnswers } from '../../testing/test-client';
import { until } from '../../testing/until';
import '../status/card-parts';
import { StatusCard } from '../status/status-card';

const TIMELINE = 'GET /api/v1/timelines/public';
const ids = Array.from({ length: 10 }, (_, index) => `s${index}` as StatusId);
const [first, second, third] = ids as [StatusId, StatusId, StatusId];

const accountOf = (name: string, changes: object = {}) => ({
  id: name,
  username: name,
  acct: name,
  display_name: name,
  url: `https://nest.example/users/${name}`,
  ...changes,
});

/** The statuses are by wren, but for the last two, which are robin's. */
const statusOf = (id: StatusId, changes: object = {}) => ({
  id,
  uri: `https://nest.example/objects/${id}`,
  url: `https://nest.example/notice/${id}`,
  account: accountOf(ids.indexOf(id) < 8 ? 'wren' : 'robin'),
  content: `<p>song ${id}</p>`,
  created_at: '2026-11-20T09:00:00.000Z',
  visibility: 'public',
  ...changes,
});

/** Ten cards of a member, and which of them have rendered since the last look. */
async function tenCards() {
  const answers: TestAnswers = {
    'GET /api/v1/accounts/verify_credentials': accountOf('wren', { id: 'a1' }),
    [TIMELINE]: ids.map((id) => statusOf(id)),
  };
  const client = testClient({ answers, records: wrenSignedIn });
  await client.session.verify();
  const feed = client.feeds.get({ kind: 'public' });
  await feed.open();
  // One action whose code comes later, so that it can be waited for.
  client.settings.set('pinnedStatusActions', ['reply', 'retweet', 'favorite', 'share']);
  const rendered: string[] = [];
  await show(
    <ClientProvider value={client}>
      <SlotsProvider value={{ InlineForm: () => null, SharedTheme: () => null }}>
        {ids.map((id) => (
          <Profiler key={id} id={id} onRender={() => void rendered.push(id)}>
            <StatusCard id={id} />
          </Profiler>
        ))}
      </SlotsProvider>
    </ClientProvider>,
  );
  await until(() => document.querySelectorAll('[aria-label="Copy link"]').length === ids.length);
  expect([...new Set(rendered.splice(0))]).toEqual(ids);
  const since = () => [...new Set(rendered.splice(0))];
  return { client, feed, answers, since };
}

const cardText = (id: StatusId) => document.querySelector(`[data-status="${id}"]`)?.textContent ?? '';
const favouritesOf = (id: StatusId) =>
  document.querySelector(`[data-status="${id}"] [aria-pressed="true"]`)?.getAttribute('aria-label') ?? '';

test('of ten cards the one that was favourited renders, when it is wished and when it is answered', async () => {
  const { client, answers, since } = await tenCards();
  answers[`POST /api/v1/statuses/${second}/favourite`] = statusOf(second, {
    favourited: true,
    favourites_count: 7,
  });
  await act(async () => actionsOf(client).toggles.toggle(favourite, second, true));
  await until(() => favouritesOf(second).includes('7'));
  expect(since()).toEqual([second]);
});

test('a favourite that is refused renders its own card and no other', async () => {
  const { client, since } = await tenCards();
  await act(async () => actionsOf(client).toggles.toggle(favourite, second, true));
  await until(() => actionsOf(client).errors.get(second) !== null);
  expect(favouritesOf(second)).toBe('');
  expect(since()).toEqual([second]);
});

test('of a page of ten that brings news about one, that one renders', async () => {
  const { feed, answers, since } = await tenCards();
  answers[TIMELINE] = ids.map((id) => statusOf(id, id === third ? { content: '<p>edited</p>' } : {}));
  await act(() => feed.reload());
  expect(cardText(third)).toContain('edited');
  expect(since()).toEqual([third]);
});

test('a page that brings nothing new renders nothing', async () => {
  const { feed, since } = await tenCards();
  await act(() => feed.reload());
  expect(since()).toEqual([]);
});

test('a new name renders the cards of that person', async () => {
  const { feed, answers, since } = await tenCards();
  const account = accountOf('robin', { display_name: 'Robin R.' });
  answers[TIMELINE] = ids.map((id) => statusOf(id, ids.indexOf(id) < 8 ? {} : { account }));
  await act(() => feed.reload());
  expect(cardText(ids[9] ?? first)).toContain('Robin R.');
  expect(since()).toEqual(ids.slice(8));
});

test('writing renders no card; a form that opens under one renders that one', async () => {
  const { client, since } = await tenCards();
  await act(async () => (await client.drafts.load()).change({ kind: 'new' }, { text: 'half a thought' }));
  expect(since()).toEqual([]);
  await act(async () => (await client.drafts.load()).open({ kind: 'reply', to: first }, first));
  expect(since()).toEqual([first]);
});
