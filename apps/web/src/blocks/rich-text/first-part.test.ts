import type { RichNode } from '@linnet/richtext';
import { expect, test } from 'vitest';
import { firstPart } from './rich-text';

const paragraph = (children: RichNode[]): RichNode => {
  return { kind: 'element', tag: 'p', lang: null, children };
};

function sizeOf(nodes: readonly RichNode[]): { nodes: number; characters: number } {
  const size = { nodes: 0, characters: 0 };
  for (const node of nodes) {
    const inner = 'children' in node ? sizeOf(node.children) : { nodes: 0, characters: 0 };
    size.nodes += 1 + inner.nodes;
    size.characters += inner.characters + (node.kind === 'text' ? node.text.length : 0);
  }
  return size;
}

test('a text as people write them is drawn as it is', () => {
  const nodes = Array.from({ length: 200 }, (_, at) => paragraph([{ kind: 'text', text: `line ${at}` }]));
  expect(firstPart(nodes)).toBe(nodes);
});

test('of very many elements the first ones are drawn, in their order', () => {
  const nodes = Array.from({ length: 9000 }, (_, at) => paragraph([{ kind: 'text', text: `line ${at}` }]));
  const part = firstPart(nodes);
  expect(sizeOf(part).nodes).toBeLessThanOrEqual(1500);
  expect(sizeOf(part).nodes).toBeGreaterThan(500);
  expect(part[7]).toEqual(nodes[7]);
});

test('of a very long word the beginning is drawn', () => {
  const part = firstPart([paragraph([{ kind: 'text', text: 'a'.repeat(150_000) }]), { kind: 'rule' }]);
  expect(sizeOf(part).nodes).toBe(2);
  expect(sizeOf(part).characters).toBeLessThan(30_000);
  expect(sizeOf(part).characters).toBeGreaterThan(20_000);
});

test('what is deep inside is cut as well', () => {
  let nodes: RichNode[] = [];
  for (let depth = 0; depth < 40; depth += 1) {
    nodes = [paragraph([...Array.from({ length: 100 }, (): RichNode => ({ kind: 'break' })), ...nodes])];
  }
  expect(sizeOf(firstPart(nodes)).nodes).toBeLessThanOrEqual(1500);
});
