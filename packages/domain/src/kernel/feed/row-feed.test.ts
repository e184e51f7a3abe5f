import { ApiError, type Call, type Cursor } from '@linnet/api';
import { expect, test, vi } from 'vitest';
import { holdRequests } from '../../testing/held-requests';
import { createRowFeed } from './row-feed';

type Page = { items: readonly string[]; older: Cursor | null };

function begin() {
  const { send, next, waiting } = holdRequests();
  const words = createRowFeed({
    idOf: (word: string) => word,
    // What is asked for does not matter to whoever holds the answers.
    fetch: (cursor) => send({ method: 'GET', path: JSON.stringify(cursor) } as Call<Page>),
    rowsOf: ({ items }) => items,
  });
  return { state: words.state, words, next, waiting };
}

const page = (items: string[], older: string | null) => ({ items, older: older && { max_id: older } });

test('a list grows page by page, and ends where a page brings nothing new', async () => {
  const { state, words, next } = begin();
  let asked = words.load();
  expect(state.get()).toMatchObject({ rows: null, isLoading: true });
  next().answer(page(['one', 'two'], '2'));
  await asked;
  expect(state.get()).toEqual({
    rows: ['one', 'two'],
    isOffered: true,
    hasMore: true,
    isLoading: false,
    error: null,
  });
  asked = words.loadMore();
  next().answer(page(['one', 'two'], '2'));
  await asked;
  expect(state.get()).toMatchObject({ rows: ['one', 'two'], hasMore: false });
});

test('while one page is on its way no other is asked for, and an error can be tried again', async () => {
  const { state, words, next, waiting } = begin();
  const asked = words.loadMore();
  await words.loadMore();
  expect(waiting).toHaveLength(1);
  next().fail(new ApiError({ kind: 'offline', timedOut: false }));
  await asked;
  expect(state.get()).toMatchObject({ rows: null, isLoading: false, error: { kind: 'offline' } });
  const again = words.loadMore();
  expect(state.get().error).toBeNull();
  next().answer(page(['one'], null));
  await again;
  expect(state.get()).toMatchObject({ rows: ['one'], hasMore: false });
});

test('of two questions the answer to the later one stands', async () => {
  const { state, words, next } = begin();
  const asked = [words.load(), words.load()];
  const first = next();
  next().answer(page(['new'], null));
  await asked[1];
  first.answer(page(['old'], null));
  await asked[0];
  expect(state.get().rows).toEqual(['new']);
});

test('what changes while the first page is on its way is not lost to it', async () => {
  const { state, words, next } = begin();
  let asked = words.load();
  words.put('mine');
  words.remove('gone');
  next().answer(page(['gone', 'one'], '1'));
  await asked;
  expect(state.get()).toMatchObject({ rows: ['mine', 'one'], hasMore: true });
  words.put('later');
  words.remove('one');
  expect(state.get().rows).toEqual(['later', 'mine']);
  asked = words.load();
  next().answer(page(['one'], null));
  await asked;
  expect(state.get().rows).toEqual(['one']);
});

test('polling is silent, leaves the pages below alone, and gives way to whoever wants more', async () => {
  const { state, words, next, waiting } = begin();
  void words.load();
  next().answer(page(['two', 'three'], '3'));
  await vi.waitFor(() => expect(state.get().rows).toHaveLength(2));
  void words.loadMore();
  next().answer(page(['four'], '4'));
  await vi.waitFor(() => expect(state.get().rows).toHaveLength(3));
  const poll = words.poll(0);
  expect(state.get().isLoading).toBe(false);
  next().answer(page(['one', 'two'], '2'));
  expect(await poll).toBeNull();
  expect(state.get()).toMatchObject({ rows: ['one', 'two', 'three', 'four'], hasMore: true });
  void words.poll(0);
  const dropped = next();
  void words.loadMore();
  expect(waiting).toHaveLength(1);
  next().answer(page(['five'], null));
  dropped.answer(page(['late'], null));
  await vi.waitFor(() => expect(state.get().rows?.at(-1)).toBe('five'));
  expect(state.get()).toMatchObject({ rows: ['one', 'two', 'three', 'four', 'five'], hasMore: false });
});
