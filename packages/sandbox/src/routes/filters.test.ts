import type { WireFilter, WireFilterGroup, WireStatus } from '@linnet/api/wire';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startSandbox, type TestSandbox } from '../testing/start-sandbox';

let server: TestSandbox;
let alice: string;
beforeEach(async () => {
  server = await startSandbox();
  alice = await server.signIn('alice');
});
afterEach(() => server.sandbox.close());

const post = (as: string, text: string) => server.door('post', { as, text });

async function publicTexts(token?: string): Promise<string[]> {
  const rows = (await server.get('/api/v1/timelines/public', token)).json<WireStatus[]>();
  return rows.map(({ pleroma }) => ('content' in pleroma ? (pleroma.content['text/plain'] ?? '') : ''));
}

const addFilter = (json: Record<string, unknown>) => server.post('/api/v1/filters', json, alice);

test('filters are made, listed newest first, changed and deleted, counted for each person', async () => {
  const first = (await addFilter({ phrase: 'rain', context: ['home'] })).json<WireFilter>();
  expect(first).toEqual({
    id: '1',
    phrase: 'rain',
    context: ['home'],
    expires_at: null,
    irreversible: false,
    whole_word: true,
  });
  await addFilter({ phrase: 'snow', context: ['public', 'thread'], whole_word: false });
  const bobs = await server.post(
    '/api/v1/filters',
    { phrase: 'x', context: ['home'] },
    await server.signIn('bob'),
  );
  expect(bobs.json<WireFilter>().id).toBe('1');
  expect((await server.get('/api/v1/filters', alice)).json<WireFilter[]>().map(({ id }) => id)).toEqual([
    '2',
    '1',
  ]);
  const changed = await server.call('PUT', '/api/v1/filters/1', {
    token: alice,
    json: { phrase: 'hail', context: ['thread'], irreversible: true },
  });
  expect(changed.json()).toEqual({ ...first, phrase: 'hail', context: ['thread'], irreversible: true });
  expect((await server.get('/api/v1/filters/1', alice)).json()).toMatchObject({ phrase: 'hail' });
  expect((await server.call('DELETE', '/api/v1/filters/1', { token: alice })).json()).toEqual({});
  expect((await server.get('/api/v1/filters/1', alice)).status).toBe(404);
});

test('a filter without phrase or place, or with an unknown place, is refused', async () => {
  expect((await addFilter({ phrase: 'x' })).json()).toMatchObject({ error: 'Missing field: context.' });
  expect((await addFilter({ phrase: 'x', context: ['kitchen'] })).status).toBe(500);
  expect((await addFilter({ phrase: '', context: ['home'] })).status).toBe(422);
});

test('a filter ends by the server’s clock', async () => {
  const made = await addFilter({ phrase: 'storm', context: ['public'], irreversible: true, expires_in: 60 });
  expect(made.json<WireFilter>().expires_at).toMatch(/Z$/);
  await post('bob', 'a storm is coming');
  expect(await publicTexts(alice)).toEqual([]);
  await server.door('clock', { offsetMs: 61_000 });
  expect(await publicTexts(alice)).toEqual(['a storm is coming']);
  expect((await server.get('/api/v1/filters', alice)).json()).toEqual([]);
});

test.each([
  ['whole words', { phrase: 'cat', whole_word: true }, ['concatenate', 'drüber: über']],
  ['parts of words', { phrase: 'CAT', whole_word: false }, ['drüber: über']],
  ['words beyond ASCII in either case', { phrase: 'ÜBER', whole_word: true }, ['concatenate', 'A Cat.']],
  [
    'signs of patterns as they are',
    { phrase: '*', whole_word: false },
    ['concatenate', 'drüber: über', 'A Cat.'],
  ],
])('what cannot be taken back hides %s from the server on', async (_what, filter, left) => {
  for (const text of ['A Cat.', 'drüber: über', 'concatenate']) await post('bob', text);
  await addFilter({ ...filter, context: ['home'], irreversible: true });
  expect(await publicTexts(alice)).toEqual(left);
  expect(await publicTexts()).toHaveLength(3);
});

test('one’s own posts are never hidden, and nothing that is filtered is notified', async () => {
  await addFilter({ phrase: 'cheese', context: ['notifications'], irreversible: true });
  await post('alice', 'I like cheese');
  await post('bob', '@alice cheese?');
  expect(await publicTexts(alice)).toEqual(['I like cheese']);
  expect((await server.get('/api/v1/notifications', alice)).json()).toEqual([]);
});

test('the second version is not there unless the server has it', async () => {
  const listed = await server.get('/api/v2/filters', alice);
  expect([listed.status, listed.json()]).toEqual([404, { error: 'Not implemented' }]);
  expect((await server.post('/api/v2/filters', { title: 'x', context: ['home'] }, alice)).status).toBe(404);
});

test('with the second version, statuses say which filters match and by what', async () => {
  await server.door('settings', { filtersV2: true });
  const made = await server.post(
    '/api/v2/filters',
    {
      title: 'Food',
      context: ['home', 'account'],
      filter_action: 'hide',
      keywords_attributes: [{ keyword: 'cheese', whole_word: true }, { keyword: 'bread' }],
    },
    alice,
  );
  const group = made.json<WireFilterGroup>();
  expect(group).toMatchObject({
    title: 'Food',
    context: ['home', 'account'],
    filter_action: 'hide',
    expires_at: null,
    keywords: [
      { keyword: 'cheese', whole_word: true },
      { keyword: 'bread', whole_word: true },
    ],
    statuses: [],
  });
  const hit = (await post('bob', 'Bread and cheese')).json<WireStatus>();
  const miss = (await post('bob', 'cheesecake')).json<WireStatus>();
  const filteredOf = async (id: string) =>
    (await server.get(`/api/v1/statuses/${id}`, alice)).json<WireStatus>().filtered;
  expect(await filteredOf(hit.id)).toEqual([
    {
      filter: {
        id: group.id,
        title: 'Food',
        context: ['home', 'account'],
        expires_at: null,
        filter_action: 'hide',
      },
      keyword_matches: ['cheese', 'bread'],
      status_matches: null,
    },
  ]);
  expect(await filteredOf(miss.id)).toEqual([]);
  await server.post(`/api/v2/filters/${group.id}/statuses`, { status_id: miss.id }, alice);
  expect(await filteredOf(miss.id)).toMatchObject([{ keyword_matches: null, status_matches: [miss.id] }]);
});

test('filters of the second version are changed with their keywords, and keywords one by one', async () => {
  await server.door('settings', { filtersV2: true });
  const made = await server.post(
    '/api/v2/filters',
    { title: 'A', context: ['home'], keywords_attributes: [{ keyword: 'one' }, { keyword: 'two' }] },
    alice,
  );
  const { id, keywords } = made.json<WireFilterGroup>();
  const changed = await server.call('PUT', `/api/v2/filters/${id}`, {
    token: alice,
    json: {
      title: 'B',
      keywords_attributes: [
        { id: keywords[0]?.id, _destroy: true },
        { id: keywords[1]?.id, keyword: 'zwei' },
        { keyword: 'drei', whole_word: false },
      ],
    },
  });
  expect(changed.json()).toMatchObject({
    title: 'B',
    context: ['home'],
    keywords: [
      { keyword: 'zwei', whole_word: true },
      { keyword: 'drei', whole_word: false },
    ],
  });
  const added = await server.post(`/api/v2/filters/${id}/keywords`, { keyword: 'vier' }, alice);
  const keywordId = added.json<{ id: string }>().id;
  await server.call('DELETE', `/api/v2/filters/keywords/${keywordId}`, { token: alice });
  expect((await server.get(`/api/v2/filters/keywords/${keywordId}`, alice)).status).toBe(404);
  expect((await server.get(`/api/v2/filters/${id}`, await server.signIn('bob'))).status).toBe(404);
  await server.call('DELETE', `/api/v2/filters/${id}`, { token: alice });
  expect((await server.get('/api/v2/filters', alice)).json()).toEqual([]);
  const nameless = await server.post('/api/v2/filters', { context: ['home'] }, alice);
  expect([nameless.status, nameless.json()]).toEqual([
    422,
    { error: "Validation failed: Title can't be blank" },
  ]);
});
