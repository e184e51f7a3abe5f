import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { inRoot } from '../../tools/run/root';

interface Call {
  /** What is called, by its full name. */
  name: string;
  args: string[];
}

const specs = readdirSync(inRoot('e2e'))
  .filter((name) => name.endsWith('.spec.ts'))
  .map((name) => {
    const source = readFileSync(inRoot('e2e', name), 'utf8');
    return { name, source, calls: callsIn(source) };
  });

test('no test is skipped, neither before it is run nor by itself', () => {
  expect(skipping(callsIn("test.beforeEach(({ page }) => test.skip(isNarrow(page), 'wide'));"))).toHaveLength(
    1,
  );
  for (const { name, calls } of specs) {
    expect(skipping(calls), `${name}: tests of a width have a tag of harness/widths.ts`).toEqual([]);
  }
});

test('tags are those of the harness', () => {
  expect(unknownTags(callsIn("test('a', { tag: '@narrow' }, run);"))).toEqual(["{ tag: '@narrow' }"]);
  expect(unknownTags(callsIn("test('a @narrow', run);"))).toEqual(["'a @narrow'"]);
  expect(unknownTags(callsIn("test('a', bothWidths, run);"))).toEqual([]);
  expect(specs.flatMap(({ name, calls }) => unknownTags(calls).map((tag) => `${name}: ${tag}`))).toEqual([]);
});

test('where a spec asks how wide the page is, one of its tests is run on a narrow one', () => {
  const asking = specs.filter(({ calls }) => calls.some(({ name }) => name === 'isNarrow'));
  expect(asking).not.toEqual([]);
  const narrow = asking.filter(({ calls }) => testsOf(calls).some(({ args }) => args.length === 3));
  expect(narrow.map(({ name }) => name)).toEqual(asking.map(({ name }) => name));
});

test('only the harness takes the expect of Playwright itself, which is more patient', () => {
  const own = specs.filter(({ source }) => /\bexpect\b[^;]*from '@playwright\/test'/.test(source));
  expect(own.map(({ name }) => name)).toEqual([]);
});

function testsOf(calls: Call[]): Call[] {
  return calls.filter(({ name }) => name === 'test' || name === 'test.describe');
}

function skipping(calls: Call[]): string[] {
  return calls
    .map(({ name }) => name)
    .filter((name) => /^test(\.describe)?\.(skip|fixme|only|fail)$/.test(name));
}

/** Tags that are written by hand, as details of a test or into its title. */
function unknownTags(calls: Call[]): string[] {
  return testsOf(calls).flatMap(({ args: [title = '', ...rest] }) => [
    ...(title.includes('@narrow') ? [title] : []),
    ...rest.slice(0, -1).filter((details) => !['bothWidths', 'narrowOnly', 'widths'].includes(details)),
  ]);
}

function callsIn(source: string): Call[] {
  const found: Call[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      found.push({ name: node.expression.getText(), args: node.arguments.map((each) => each.getText()) });
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('a.spec.ts', source, ts.ScriptTarget.Latest, true));
  return found;
}
