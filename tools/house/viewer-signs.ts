import ts from 'typescript';

/** A place that exists only because a client may get another viewer. It is recognised by the names below. */
export interface ViewerSign {
  kind: 'subscription' | 'clear' | 'guard';
  line: number;
}

/** Files that clear themselves for another reason than a change of viewer. */
export const otherClears: Readonly<Record<string, string>> = {
  'packages/api/src/transport/time-limit.ts': 'a timer',
  'packages/domain/src/keys/key-reader.ts': 'keys that were begun',
  'packages/domain/src/instance/instance-information.ts': 'what is known of the server',
  'packages/domain/src/instance/instance-facts.ts': 'what is known of the server',
};

/** Objects whose `onChange(…)` reports a change of viewer. */
const VIEWER_SOURCES = /^(session|sessions|persons|viewers?)$/;
/** Members that drop what belonged to the previous viewer. */
const CLEARING_MEMBERS = /^(clear|forget|turnTo|era)$/;
/** Names in comparisons that check a response before it is used: the viewer who requested it, and the current one. */
const REQUESTER_NAMES = /^(own|whose|asker|era)$/;
const CURRENT_NAMES = /^(reader|viewer|whose|owner|present|roster|facts|era|account)$/;

/**
 * The kind of sign: a subscription to the change of viewer, a member by which a part clears itself, or a comparison
 * that drops responses for the previous viewer; null for everything else.
 */
export function viewerSignOf(node: ts.Node): ViewerSign['kind'] | null {
  if (isSubscription(node)) return 'subscription';
  if (isClear(node)) return 'clear';
  return isGuard(node) ? 'guard' : null;
}

function isSubscription(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const { name, expression } = node.expression;
  return name.text === 'onChange' && VIEWER_SOURCES.test(nameOf(expression));
}

/** Without a parameter: `clear(id)` is about one thing. Only `turnTo` has one, the next viewer. */
function isClear(node: ts.Node): boolean {
  const isMember =
    ts.isMethodDeclaration(node) ||
    ts.isMethodSignature(node) ||
    ts.isPropertyAssignment(node) ||
    ts.isShorthandPropertyAssignment(node) ||
    ts.isPropertySignature(node);
  if (!isMember || !ts.isIdentifier(node.name) || !CLEARING_MEMBERS.test(node.name.text)) return false;
  return node.name.text === 'turnTo' || parametersOf(node) === 0;
}

function parametersOf(node: ts.Node): number {
  if (ts.isMethodDeclaration(node) || ts.isMethodSignature(node)) return node.parameters.length;
  if (ts.isPropertyAssignment(node)) {
    return ts.isArrowFunction(node.initializer) ? node.initializer.parameters.length : 0;
  }
  const type = ts.isPropertySignature(node) ? node.type : undefined;
  return type !== undefined && ts.isFunctionTypeNode(type) ? type.parameters.length : 0;
}

function isGuard(node: ts.Node): boolean {
  if (!ts.isBinaryExpression(node)) return false;
  const { kind } = node.operatorToken;
  const compares =
    kind === ts.SyntaxKind.EqualsEqualsEqualsToken || kind === ts.SyntaxKind.ExclamationEqualsEqualsToken;
  if (!compares) return false;
  const [a, b] = [nameOf(node.left), nameOf(node.right)];
  return (
    (REQUESTER_NAMES.test(a) && CURRENT_NAMES.test(b)) || (REQUESTER_NAMES.test(b) && CURRENT_NAMES.test(a))
  );
}

/** The last name of `a.b.c` or `a.era()`. */
function nameOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isCallExpression(node) ? nameOf(node.expression) : '';
}
