import { ApiError, type Cursor, type Page } from '@linnet/api';
import { expect, test } from 'vitest';
import { createGaplessList } from './gapless-list';
import { createSharedChanges, type ChangeRows } from './shared-changes';

interface Word {
  readonly id: string;
  readonly kind: 'noun' | 'verb';
}

const without =
  (id: string): ChangeRows<Word> =>
  (rows) =>
    rows.filter((row) => row.id !== id);

/** A server with these words, the newest first, and two lists of them that share their changes. */
function begin(kinds: readonly Word['kind'][]) {
  let words: readonly Word[] = kinds.map((kind, at) => ({ id: String(50 - at), kind }));
  let fails = 0;
  let release: (() => void) | null = null;
  let gate = Promise.resolve();
  const asked: (Cursor | null)[] = [];
  const changes = createSharedChanges<Word>();

  async function page(cursor: Cursor | null, limit: number): Promise<Page<Word>> {
    asked.push(cursor);
    const top = cursor === null ? 0 : words.findIndex(({ id }) => id === cursor['max_id']) + 1;
    const items = words.slice(top, top + limit);
    const last = items.at(-1);
    await gate;
    if (fails > 0) {
      fails -= 1;
      throw new ApiError({ kind: 'offline', timedOut: false });
    }
    const older = items.length < limit || last === undefined ? null : { max_id: last.id };
    return { items, dropped: 0, older, newer: null };
  }

  const list = (shown: readonly Word['kind'][]) =>
    createGaplessList<Word, Word>({
      sizes: { first: 3, next: 2 },
      mayLoad: () => true,
      page: ({ cursor, limit }) => page(cursor, limit),
      importItems: (items) => items,
      belongs: ({ kind }) => shown.includes(kind),
      place: (known, arrived) => {
        const rows = new Map([...known, ...arrived].map((row) => [row.id, row]));
        return [...rows.values()].toSorted((a, b) => Number(b.id) - Number(a.id));
      },
      fetchMoved: () => Promise.resolve([]),
      isOnlyInStream: () => false,
      onRows: () => {},
      changes,
    });
  return {
    all: list(['noun', 'verb']),
    nouns: list(['noun']),
    changes,
    asked,
    fail: () => void (fails += 1),
    /** Holds back all answers until `release` is called. */
    holdBack: () => void (gate = new Promise((resolve) => (release = resolve))),
    release: () => release?.(),
    remove: (id: string) => void (words = words.filter((word) => word.id !== id)),
  };
}

const ids = ({ state }: ReturnType<typeof begin>['all']) => state.get().rows.map(({ id }) => id);

test('a change is shown at once in every list, and nothing is left of it when it is refused', async () => {
  const { all, nouns, changes } = begin(['noun', 'verb', 'noun']);
  await Promise.all([all.load(), nouns.load()]);
  const change = changes.begin(without('50'));
  expect([ids(all), ids(nouns)]).toEqual([['49', '48'], ['48']]);
  all.receive({ id: '51', kind: 'verb' }, true);
  expect(ids(all)).toEqual(['51', '49', '48']);
  change.undo();
  expect([ids(all), ids(nouns)]).toEqual([
    ['51', '50', '49', '48'],
    ['50', '48'],
  ]);
});

test('an answer that was sent before a change ended does not take it back', async () => {
  const { all, changes, holdBack, release, remove } = begin(['noun', 'verb', 'noun']);
  await all.load();
  holdBack();
  const loading = all.load();
  const change = changes.begin(without('49'));
  remove('49');
  change.end();
  release();
  await loading;
  expect(ids(all)).toEqual(['50', '48']);
  all.receive({ id: '49', kind: 'verb' }, true);
  expect(ids(all)).toEqual(['50', '48']);
});

test('a row that becomes one of another kind leaves the list of its kind and joins the other', async () => {
  const { all, nouns, changes } = begin(['noun', 'verb', 'noun']);
  await Promise.all([all.load(), nouns.load()]);
  changes.begin((rows) => rows.map((row) => (row.id === '49' ? { ...row, kind: 'noun' } : row))).end();
  expect(ids(nouns)).toEqual(['50', '49', '48']);
  changes.begin((rows) => rows.map((row) => (row.id === '50' ? { ...row, kind: 'verb' } : row))).end();
  expect(ids(nouns)).toEqual(['49', '48']);
  expect(ids(all)).toEqual(['50', '49', '48']);
});

test('a row that is known is not replaced by a late or repeated event', async () => {
  const { all } = begin(['noun', 'verb', 'noun']);
  await all.load();
  all.receive({ id: '49', kind: 'noun' }, true);
  expect(all.state.get().rows.map(({ kind }) => kind)).toEqual(['noun', 'verb', 'noun']);
});

test('requests wait for each other, and each says how it ended', async () => {
  const { all, asked, fail } = begin(['noun', 'noun', 'noun', 'noun', 'noun', 'noun']);
  expect(await Promise.all([all.load(), all.loadOlder()])).toEqual([null, null]);
  expect(await Promise.all([all.catchUp(), all.catchUp()])).toEqual([null, null]);
  expect(asked).toEqual([null, { max_id: '48' }, null, null]);
  fail();
  expect(await all.loadOlder()).toMatchObject({ kind: 'offline' });
  expect(await all.catchUp()).toBeNull();
  expect(all.state.get().error).toMatchObject({ part: 'older' });
  expect(await all.loadOlder()).toBeNull();
  expect(all.state.get()).toMatchObject({ error: null, ended: true });
});
