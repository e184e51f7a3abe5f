import type { FilterId, StatusId } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { startServer } from '../testing/start-server';
import { mutedByWords } from './muted-by-words';
import type { OwnFilter } from './own-filter';
import { savingCall } from './own-filter';
import { ownFiltersOf } from './own-filters';

const wish = {
  title: '',
  words: [{ id: null, keyword: 'rain', wholeWord: true }],
  contexts: ['home', 'public'],
  action: 'hide',
  expiresIn: 3600,
} as const;

test('filters of the first form are made, changed and removed, and what they meet follows at once', async () => {
  const server = await startServer({ listens: true });
  const { id } = await server.door<{ id: StatusId }>('post', { as: 'bob', text: 'rain all day' });
  const client = await server.visitAs('alice');
  client.start();
  await client.feeds.get({ kind: 'public' }).open();
  const filters = ownFiltersOf(client);
  await filters.load();
  expect(filters.state.get().value).toEqual({ filters: [], version: 1 });
  const reasons = () => client.statusViews.get(id)?.reasons.map(({ kind }) => kind);

  expect(await filters.save(wish, null)).toBeNull();
  const made = filters.state.get().value?.filters?.[0];
  expect(made).toMatchObject({ title: 'rain', action: 'hide', contexts: ['home', 'public'] });
  await vi.waitFor(() => expect(reasons()).toEqual(['filter']), { timeout: 10_000 });

  const end = made?.expiresAt ?? '';
  const changed = { ...wish, words: [{ id: null, keyword: 'snow', wholeWord: false }] };
  expect(await filters.save({ ...changed, expiresIn: 'keep' }, made ?? null)).toBeNull();
  const [kept] = filters.state.get().value?.filters ?? [];
  expect(kept).toMatchObject({ title: 'snow' });
  expect(Math.abs(Date.parse(kept?.expiresAt ?? '') - Date.parse(end))).toBeLessThan(5000);
  await vi.waitFor(() => expect(reasons()).toEqual([]), { timeout: 10_000 });

  expect(await filters.remove(kept?.id ?? ('0' as FilterId))).toBeNull();
  expect(filters.state.get().value?.filters).toEqual([]);
  expect(await filters.save({ ...wish, words: [] }, null)).toMatchObject({ kind: 'http', status: 422 });
});

test('in the second form words that were taken out are taken out at the server', () => {
  const before: OwnFilter = {
    id: '7' as FilterId,
    title: 'Weather',
    words: [
      { id: '1', keyword: 'rain', wholeWord: true },
      { id: '2', keyword: 'snow', wholeWord: true },
    ],
    contexts: ['home'],
    action: 'warn',
    expiresAt: null,
    statuses: 0,
  };
  const words = [
    { id: '2', keyword: 'sleet', wholeWord: false },
    { id: null, keyword: 'hail', wholeWord: true },
  ];
  const { body, path, method } = savingCall(2, { ...before, words, expiresIn: 'keep' }, { before, now: 0 });
  expect([method, path]).toEqual(['PUT', '/api/v2/filters/7']);
  expect(body).toMatchObject({
    value: {
      expires_in: null,
      keywords_attributes: [
        { id: '2', keyword: 'sleet', whole_word: false },
        { keyword: 'hail', whole_word: true },
        { id: '1', _destroy: true },
      ],
    },
  });
});

test('the muted words are looked for in what is loaded', async () => {
  const server = await startServer();
  await server.door('post', { as: 'bob', text: 'Rain all day' });
  await server.door('post', { as: 'bob', text: 'a late train' });
  await server.door('post', { as: 'bob', text: 'sunshine' });
  const client = await server.visitAs('alice');
  await client.feeds.get({ kind: 'public' }).open();
  client.settings.set('muteWords', ['rain']);
  const { checkedCount, matches } = mutedByWords(client);
  expect(checkedCount).toBe(3);
  expect(Object.fromEntries(matches.map(({ text, words }) => [text, words]))).toEqual({
    'Rain all day': ['rain'],
    'a late train': ['rain'],
  });
});
