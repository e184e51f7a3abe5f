import type { StatusId } from '@linnet/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildThread } from './build-thread';
import type { Thread } from './thread';
import type { PostRow, ThreadRow, ThreadRowsOptions } from './thread-row';
import { threadRows } from './thread-rows';
import { toggled, toggledBelow } from './toggles';

const id = (text: string) => text as StatusId;

/** Two characters for each post: itself and what it answers (`-`: nothing). */
function threadOf(words: string): Thread {
  return buildThread(
    words
      .split(' ')
      .map(([own = '', parent = '-']) => ({ id: id(own), inReplyToId: parent === '-' ? null : id(parent) })),
  );
}

const tree = (root: string, more: Partial<ThreadRowsOptions> = {}): ThreadRowsOptions => ({
  display: 'tree',
  root: id(root),
  maxDepth: 6,
  otherReplies: 'below',
  toggles: new Map(),
  ...more,
});

/** Rows as words: posts by their id with their level, the others by what they stand for. */
function drawn(rows: readonly ThreadRow[]): string {
  return rows
    .map((row) => {
      if (row.kind === 'post') return `${row.id}${row.position === 'reply' ? row.level : row.position[0]}`;
      return row.kind === 'hidden'
        ? `(${row.count} below ${row.of})`
        : `(${row.count} ${row.kind} ${row.of})`;
    })
    .join(' ');
}

const posts = (rows: readonly ThreadRow[]): PostRow[] => rows.filter((row) => row.kind === 'post');
/** A chain from `a` on, one below the other. */
const chain = (length: number) =>
  threadOf(
    Array.from({ length }, (_, index) => {
      const letter = (at: number) => String.fromCharCode(97 + at);
      return letter(index) + (index === 0 ? '-' : letter(index - 1));
    }).join(' '),
  );

test('a list has every post once, oldest first [2.2.051]', () => {
  const thread = threadOf('a- ba cb da ex');
  expect(drawn(threadRows(thread, { ...tree('c'), display: 'linear' }))).toBe('al bl cl dl el');
});

test('a tree has each post above its replies [2.2.051]', () => {
  expect(drawn(threadRows(threadOf('a- ba cb da ec'), tree('a')))).toBe('ar b0 c1 e2 d0');
});

test('six levels are shown by themselves, and what is below them is counted [2.2.052, 2.2.053, 2.9.004]', () => {
  expect(drawn(threadRows(chain(9), tree('a')))).toBe('ar b0 c1 d2 e3 f4 (3 below f)');
  expect(drawn(threadRows(chain(6), tree('a')))).toBe('ar b0 c1 d2 e3 f4');
});

test('a post and one level of its replies are shown at least, whatever is set [2.2.052]', () => {
  expect(drawn(threadRows(chain(5), tree('a', { maxDepth: 1 })))).toBe('ar b0 c1 (2 below c)');
});

test('depth counts from where somebody dives to [2.2.052, 2.2.055]', () => {
  expect(drawn(threadRows(chain(9), tree('d')))).toBe('aa ba ca dr e0 f1 g2 h3 i4');
});

test('one post is shown or hidden with its replies, or all that is below it [2.2.054]', () => {
  const thread = chain(9);
  const hidden = toggled(new Map(), id('c'), false);
  expect(drawn(threadRows(thread, tree('a', { toggles: hidden })))).toBe('ar b0 c1 (6 below c)');
  const one = toggled(new Map(), id('f'), true);
  expect(drawn(threadRows(thread, tree('a', { toggles: one })))).toBe('ar b0 c1 d2 e3 f4 g5 (2 below g)');
  const all = toggledBelow(new Map(), { thread, id: id('f'), shown: true });
  expect(drawn(threadRows(thread, tree('a', { toggles: all })))).toBe('ar b0 c1 d2 e3 f4 g5 h6 i7');
});

test('above the root stand its ancestors, with their other replies, and the way to all the rest [2.2.055]', () => {
  const thread = threadOf('a- ba ca dc ed fd gx');
  expect(drawn(threadRows(thread, tree('e')))).toBe('(3 whole a) aa (1 others a) ca da (1 others d) er');
  const inside = threadRows(thread, tree('e', { otherReplies: 'inside' }));
  expect(drawn(inside)).toBe('(3 whole a) aa ca da er');
  expect(posts(inside).map(({ otherReplyCount }) => otherReplyCount)).toEqual([1, 0, 1, 0]);
});

test('what answers something that is missing stands beside the tree', () => {
  expect(drawn(threadRows(threadOf('a- ba cx dc'), tree('a')))).toBe('ar b0 cr d0');
});

test('lines lead from a post to the last of its replies, and no further', () => {
  const rows = posts(threadRows(threadOf('a- ba cb dc eb fa'), tree('a')));
  const rails = Object.fromEntries(
    rows.map((row) => [row.id, row.rails.map(({ of, ends }) => `${of}${ends ? '.' : ''}`).join(' ')]),
  );
  expect(rails).toEqual({ a: '', b: '', c: 'b', d: 'b c.', e: 'b.', f: '' });
});

const anyThread = fc.array(fc.option(fc.nat(39)), { minLength: 1, maxLength: 40 }).map((parents) =>
  buildThread(
    parents.map((parent, index) => ({
      id: id(`${100 + index}`),
      inReplyToId: parent === null ? null : id(`${100 + (parent % 42)}`),
    })),
  ),
);
const anySight = fc.record({
  thread: anyThread,
  root: fc.nat(41).map((at) => id(`${100 + at}`)),
  maxDepth: fc.integer({ min: -1, max: 8 }),
  hidden: fc.array(fc.nat(41)),
  shown: fc.array(fc.nat(41)),
});

function sightOf({ root, maxDepth, hidden, shown }: Omit<SightParts, 'thread'>): ThreadRowsOptions {
  const toggles = new Map<StatusId, boolean>();
  for (const at of hidden) toggles.set(id(`${100 + at}`), false);
  for (const at of shown) toggles.set(id(`${100 + at}`), true);
  return tree(root, { maxDepth, toggles });
}

interface SightParts {
  thread: Thread;
  root: StatusId;
  maxDepth: number;
  hidden: number[];
  shown: number[];
}

test('whatever is shown and hidden, no post has two rows, and none is lost', () => {
  fc.assert(
    fc.property(anySight, ({ thread, ...parts }) => {
      const rows = threadRows(thread, sightOf(parts));
      const shown = posts(rows).map((row) => row.id);
      expect(new Set(shown).size).toBe(shown.length);
      let counted = shown.length;
      for (const row of rows) {
        if (row.kind === 'hidden' || row.kind === 'whole') counted += row.count;
      }
      expect(counted).toBe(thread.order.length);
      const linear = threadRows(thread, { ...sightOf(parts), display: 'linear' });
      expect(posts(linear).map((row) => row.id)).toEqual(thread.order);
    }),
  );
});

test('hiding the replies of a post hides what is below it and nothing else', () => {
  fc.assert(
    fc.property(anySight, fc.nat(39), ({ thread, ...parts }, at) => {
      const sight = sightOf(parts);
      const before = posts(threadRows(thread, sight)).filter(({ position }) => position !== 'ancestor');
      const target = before[at % Math.max(1, before.length)];
      if (target === undefined) return;
      const after = threadRows(thread, { ...sight, toggles: toggled(sight.toggles, target.id, false) });
      const still = new Set(posts(after).map((row) => row.id));
      for (const row of before) expect(still.has(row.id)).toBe(!isBelow(thread, row.id, target.id));
    }),
  );
});

function isBelow(thread: Thread, below: StatusId, above: StatusId): boolean {
  let at = thread.nodes.get(below)?.parent ?? null;
  while (at !== null && at !== above) at = thread.nodes.get(at)?.parent ?? null;
  return at === above;
}

test('a chain of a thousand, all of it shown, is a thousand rows', () => {
  const thread = buildThread(
    Array.from({ length: 1000 }, (_, index) => ({
      id: id(`${1000 + index}`),
      inReplyToId: index === 0 ? null : id(`${999 + index}`),
    })),
  );
  const all = toggledBelow(new Map(), { thread, id: id('1000'), shown: true });
  expect(threadRows(thread, tree('1000', { toggles: all }))).toHaveLength(1000);
});
