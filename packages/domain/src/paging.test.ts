import { ApiError, type Call, type Cursor } from '@linnet/api';
import { expect, test } from 'vitest';
import { createCell } from './cell';
import { createPaging, type Paged } from './paging';
import { holdAnswers } from './testing/held-answers';

interface Words extends Paged {
  words: readonly string[] | null;
}

const nothing: Words = { words: null, hasMore: false, isLoading: false, failure: null };

function begin() {
  const state = createCell(nothing);
  const { send, next, waiting } = holdAnswers();
  const paging = createPaging({
    state,
    nothing,
    ask: (cursor): Promise<{ items: readonly string[]; older: Cursor | null }> =>
      // What is asked for does not matter to whoever holds the answers.
      send({ method: 'GET', path: JSON.stringify(cursor) } as Call<{
        items: string[];
        older: Cursor | null;
      }>),
    take({ items }, isFirst) {
      const before = isFirst ? [] : (state.get().words ?? []);
      const words = [...new Set([...before, ...items])];
      return { listed: { words }, isNew: words.length > before.length };
    },
  });
  return { state, paging, next, waiting };
}

const page = (items: string[], older: string | null) => ({ items, older: older && { max_id: older } });

test('a list grows page by page, and ends where a page brings nothing new', async () => {
  const { state, paging, next } = begin();
  let asked = paging.load();
  expect(state.get()).toMatchObject({ words: null, isLoading: true });
  next().answer(page(['one', 'two'], '2'));
  await asked;
  expect(state.get()).toEqual({ words: ['one', 'two'], hasMore: true, isLoading: false, failure: null });
  asked = paging.loadMore();
  next().answer(page(['one', 'two'], '2'));
  await asked;
  expect(state.get()).toMatchObject({ words: ['one', 'two'], hasMore: false });
});

test('while one page is on its way no other is asked for, and a failure can be tried again', async () => {
  const { state, paging, next, waiting } = begin();
  const asked = paging.loadMore();
  await paging.loadMore();
  expect(waiting).toHaveLength(1);
  next().fail(new ApiError({ kind: 'offline', timedOut: false }));
  await asked;
  expect(state.get()).toMatchObject({ words: null, isLoading: false, failure: { kind: 'offline' } });
  const again = paging.loadMore();
  expect(state.get().failure).toBeNull();
  next().answer(page(['one'], null));
  await again;
  expect(state.get()).toMatchObject({ words: ['one'], hasMore: false });
});

test('of two questions the answer to the later one stands, and after the reader nothing does', async () => {
  const { state, paging, next } = begin();
  const asked = [paging.load(), paging.load()];
  const first = next();
  next().answer(page(['new'], null));
  await asked[1];
  first.answer(page(['old'], null));
  await asked[0];
  expect(state.get().words).toEqual(['new']);
  const last = paging.load();
  paging.clear();
  next().answer(page(['theirs'], null));
  await last;
  expect(state.get()).toEqual(nothing);
});
