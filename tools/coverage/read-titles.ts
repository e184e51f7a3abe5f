import ts from 'typescript';
import { countBrackets, splitIds } from './split-ids';
import type { TestTitle } from './test-title';

const TESTS = new Set(['test', 'it']);
const NOT_RUN = new Set(['skip', 'todo', 'fixme', 'fails', 'fail']);
const GROUPS = new Set(['describe', 'suite']);

export interface TitlesOfFile {
  titles: TestTitle[];
  /** The number of brackets with ids that are not at the end of a title. */
  stray: number;
}

/** The context of a call: the titles of the enclosing groups, and whether one of them is skipped. */
interface GroupContext {
  groups: readonly string[];
  skipped: boolean;
}

/** The titles of the tests in a source, including `test.each(…)(…)` and templates. */
export function readTitles(file: string, source: string): TitlesOfFile {
  const titles: TestTitle[] = [];
  const visit = (node: ts.Node, context: GroupContext): void => {
    const innerContext = ts.isCallExpression(node) ? readCall(node, context) : context;
    ts.forEachChild(node, (child) => visit(child, innerContext));
  };
  /** Records the title of a test; for a group, returns the context of its tests. */
  const readCall = (call: ts.CallExpression, context: GroupContext): GroupContext => {
    const names = calledBy(call);
    const text = call.arguments[0] && constantText(call.arguments[0]);
    if (text === undefined) return context;
    const skipped = context.skipped || names.some((name) => NOT_RUN.has(name));
    if (names.some((name) => GROUPS.has(name))) return { groups: [...context.groups, text], skipped };
    if (!TESTS.has(names[0] ?? '') || names.includes('step')) return context;
    const { title, ids } = splitIds(text);
    titles.push({ file, title: [...context.groups, title].join(' › '), ids, skipped });
    return context;
  };
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, scriptKind(file));
  visit(tree, { groups: [], skipped: false });
  const withIds = titles.filter(({ ids }) => ids.length > 0).length;
  return { titles, stray: countBrackets(source) - withIds };
}

function scriptKind(file: string): ts.ScriptKind {
  return file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
}

/** The names in a call: `test.describe.skip(…)` gives test, describe, skip; `test.each(…)(…)` gives test, each. */
function calledBy(call: ts.CallExpression): string[] {
  const names: string[] = [];
  let callee: ts.Expression = call.expression;
  for (;;) {
    if (ts.isIdentifier(callee)) return [callee.text, ...names];
    if (ts.isPropertyAccessExpression(callee)) {
      names.unshift(callee.name.text);
      callee = callee.expression;
    } else if (ts.isCallExpression(callee)) callee = callee.expression;
    else if (ts.isTaggedTemplateExpression(callee)) callee = callee.tag;
    else return [];
  }
}

/** The literal parts of a title, with `…` for expressions; undefined when it is no string. */
function constantText(node: ts.Expression): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('');
  }
  if (!ts.isBinaryExpression(node) || node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return undefined;
  const [left, right] = [constantText(node.left), constantText(node.right)];
  return left === undefined && right === undefined ? undefined : `${left ?? '…'}${right ?? '…'}`;
}
