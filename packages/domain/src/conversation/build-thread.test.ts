import type { StatusId } from '@linnet/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { buildThread } from './build-thread';
import type { ThreadPost } from './thread';

const post = (id: string, inReplyToId: string | null = null): ThreadPost => ({
  id: id as StatusId,
  inReplyToId: inReplyToId as StatusId | null,
});

/** Anybody may claim to answer anybody: themselves, what is not there, each other in circles. */
const claims = fc
  .array(fc.tuple(fc.integer({ min: 10, max: 40 }), fc.option(fc.integer({ min: 10, max: 45 }))), {
    maxLength: 40,
  })
  .map((pairs) => pairs.map(([id, parent]) => post(`${id}`, parent === null ? null : `${parent}`)));

test('posts stand below what they answer, oldest first', () => {
  const thread = buildThread([post('4', '2'), post('1'), post('3', '1'), post('2', '1'), post('5', '2')]);
  expect(thread.order).toEqual(['1', '2', '3', '4', '5']);
  expect(thread.roots).toEqual(['1']);
  expect(thread.nodes.get('1' as StatusId)).toMatchObject({
    replies: ['2', '3'],
    depth: 0,
    descendantCount: 4,
    deepestDepth: 2,
  });
  expect(thread.nodes.get('2' as StatusId)).toMatchObject({
    replies: ['4', '5'],
    depth: 1,
    descendantCount: 2,
    deepestDepth: 2,
  });
});

test('a post whose parent is missing, or that answers itself, begins a tree of its own', () => {
  const thread = buildThread([post('1'), post('2', 'gone'), post('3', '3'), post('4', '3')]);
  expect(thread.roots).toEqual(['1', '2', '3']);
  expect(thread.nodes.get('4' as StatusId)?.depth).toBe(1);
});

test('a circle is cut at its oldest post', () => {
  const thread = buildThread([post('1', '3'), post('2', '1'), post('3', '2'), post('4', '3')]);
  expect(thread.roots).toEqual(['1']);
  expect(thread.nodes.get('4' as StatusId)?.depth).toBe(3);
});

test('whatever is claimed, every post has one place, below at most one other, and counts add up', () => {
  fc.assert(
    fc.property(claims, (posts) => {
      const { order, roots, nodes } = buildThread(posts);
      const ids = new Set(posts.map(({ id }) => id));
      expect(new Set(order)).toEqual(ids);
      expect(order).toHaveLength(ids.size);
      const below = [...nodes.values()].flatMap(({ replies }) => replies);
      expect([...roots, ...below].sort()).toEqual([...order].sort());
      for (const { replies, depth, descendantCount: count } of nodes.values()) {
        const parts = replies.map((id) => nodes.get(id));
        expect(count).toBe(parts.reduce((sum, part) => sum + 1 + (part?.descendantCount ?? 0), 0));
        for (const part of parts) expect(part?.depth).toBe(depth + 1);
      }
    }),
  );
});

test('a chain of a thousand and a crowd of ten thousand are no trouble', () => {
  const chain = Array.from({ length: 1000 }, (_, index) =>
    post(`${1000 + index}`, index === 0 ? null : `${999 + index}`),
  );
  expect(buildThread(chain).nodes.get('1000' as StatusId)).toMatchObject({
    descendantCount: 999,
    deepestDepth: 999,
  });
  const crowd = Array.from({ length: 10_000 }, (_, index) => post(`${20_000 + index}`, '20000'));
  expect(buildThread(crowd).nodes.get('20000' as StatusId)?.replies).toHaveLength(9999);
});
