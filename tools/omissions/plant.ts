import ts from 'typescript';
import type { Omission } from './omissions';

/** A source without one of its entries. Throws when it has no such entry. */
export function without(source: string, { file, at, unwrap }: Omission): string {
  if (file.endsWith('.json')) return withoutKey(source, String(at[0]));
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const found = at.reduce<ts.Node | undefined>(
    (node, step) => (node === undefined ? undefined : entryOf(node, step)),
    tree,
  );
  if (found === undefined) throw new Error(`${file} has no ${at.join('.')}.`);
  const text = unwrap === true ? firstArgument(found) : '';
  const end = unwrap === true || source[found.end] !== ',' ? found.end : found.end + 1;
  return source.slice(0, found.getStart()) + text + source.slice(end);
}

function withoutKey(source: string, key: string): string {
  const { [key]: removed, ...rest }: Record<string, unknown> = JSON.parse(source);
  if (removed === undefined) throw new Error(`There is no ${key}.`);
  return JSON.stringify(rest);
}

/** A variable of a file, or an entry of an object or a list. */
function entryOf(node: ts.Node, step: string | number): ts.Node | undefined {
  if (ts.isSourceFile(node)) {
    return node.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => [...declarationList.declarations])
      .find(({ name }) => name.getText() === step);
  }
  const value = valueOf(node);
  if (typeof step === 'number') return ts.isArrayLiteralExpression(value) ? value.elements[step] : undefined;
  if (!ts.isObjectLiteralExpression(value)) return undefined;
  return value.properties.find((property) => property.name?.getText().replace(/^'(.*)'$/, '$1') === step);
}

/** The value of a variable or a property, without what only concerns its type. */
function valueOf(node: ts.Node): ts.Node {
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) {
    return node.initializer === undefined ? node : valueOf(node.initializer);
  }
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? valueOf(node.expression) : node;
}

/** The property with the first argument of its call in place of the call. */
function firstArgument(node: ts.Node): string {
  const call = valueOf(node);
  if (!ts.isPropertyAssignment(node) || !ts.isCallExpression(call) || call.arguments[0] === undefined) {
    throw new Error(`${node.getText()} is not made by a call.`);
  }
  return `${node.name.getText()}: ${call.arguments[0].getText()}`;
}
