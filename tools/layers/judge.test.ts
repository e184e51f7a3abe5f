import { expect, test } from 'vitest';
import { inRoot } from '../run/root';
import { judgePlanted, judgeTree } from './judge';
import { planted } from './planted-violations';
import { readTree } from './read-tree';
import type { Tree } from './read-tree';

const nothing: Tree = { violations: [], imports: [], files: [], rules: [] };

test('finds what is planted for every rule, and nothing else', async () => {
  const tree = await readTree(inRoot('tools', 'layers', 'planted'));
  expect(judgePlanted(tree, planted)).toEqual([]);
});

test('a reader that sees no files does not pass', () => {
  expect(judgeTree(nothing).join('\n')).toMatch(/Only 0 files were read/);
  expect(judgeTree(nothing).join('\n')).toMatch(/No import from/);
});

test('names the violation that a rule misses, the one too many, and the rule without any', () => {
  const [first, second, ...rest] = planted;
  const extra = { rule: 'order-ui', from: 'a.ts', to: 'b.ts' };
  const tree = { ...nothing, violations: [...rest, extra], rules: ['order-nobody-planted'] };
  const complaints = judgePlanted(tree, planted);
  expect(complaints).toContain(`planted, but not found: ${first?.rule}: ${first?.from} → ${first?.to}`);
  expect(complaints).toContain(`planted, but not found: ${second?.rule}: ${second?.from} → ${second?.to}`);
  expect(complaints).toContain('found, but not planted: order-ui: a.ts → b.ts');
  expect(complaints).toContain('nothing is planted for the rule order-nobody-planted');
});
