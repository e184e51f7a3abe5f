import ts from 'typescript';

/** Files that look like engines but are not. */
export const notEngines: Readonly<Record<string, string>> = {
  'packages/domain/src/live/lazy-live.ts': 'loads the code of the live connection',
  'apps/web/src/features/login/login-attempt.tsx': 'signs in, and shows why that failed',
  'apps/web/src/platform/client/use-resource.ts': 'loads for one component, and shows what the engines have',
  'packages/api/src/streaming/requests.ts': 'asks over the socket',
};

/** Names whose use means that a file handles server responses. */
const RESPONSE_NAMES = /^(ApiError|ErrorReason|send)$/;

/** Whether a file has to be examined. */
export function mayBeEngine(text: string): boolean {
  return text.includes('instanceof ApiError') || text.includes('setTimeout(');
}

/**
 * Signs that a file does the work of an engine itself:
 * - `keeps an answer`: it catches an `ApiError` and stores the reason, or that it is loading, in a state of its own;
 * - `asks again`: a timer that it sets calls code that handles responses and sets the timer again.
 */
export class EngineSigns {
  #catchesApiErrors = false;
  #keepsRequestState = false;
  /** The names used in each function of the file. */
  readonly #named = new Map<string, Set<string>>();
  /** Functions that set a timer, with the names used in the timer's callback. */
  readonly #timers: { setBy: string; calls: Set<string> }[] = [];

  /** Examines a node inside the functions of these names, outermost first. */
  visit(node: ts.Node, inside: readonly string[]): void {
    this.#catchesApiErrors ||= isApiErrorTest(node);
    this.#keepsRequestState ||= isRequestState(node);
    if (ts.isIdentifier(node)) {
      for (const name of inside) this.#namesOf(name).add(node.text);
    }
    const setBy = inside.at(-1);
    if (setBy !== undefined && isTimer(node)) this.#timers.push({ setBy, calls: namesIn(node.arguments[0]) });
  }

  signs(): string[] {
    const keeps = this.#catchesApiErrors && this.#keepsRequestState;
    const asksAgain = this.#timers.some(({ setBy, calls }) => this.#leadsBack(setBy, calls));
    return [...(keeps ? ['keeps an answer'] : []), ...(asksAgain ? ['asks again'] : [])];
  }

  #namesOf(name: string): Set<string> {
    const names = this.#named.get(name) ?? new Set();
    this.#named.set(name, names);
    return names;
  }

  /** Whether these names lead to the function that set the timer, and to responses. */
  #leadsBack(setBy: string, from: ReadonlySet<string>): boolean {
    const reached = new Set(from);
    for (const name of reached) for (const next of this.#named.get(name) ?? []) reached.add(next);
    return reached.has(setBy) && [...reached].some((name) => RESPONSE_NAMES.test(name));
  }
}

function namesIn(node: ts.Node | undefined): Set<string> {
  const names = new Set<string>();
  const visit = (inner: ts.Node): void => {
    if (ts.isIdentifier(inner)) names.add(inner.text);
    ts.forEachChild(inner, visit);
  };
  if (node !== undefined) visit(node);
  return names;
}

/** `error instanceof ApiError` */
function isApiErrorTest(node: ts.Node): boolean {
  return (
    ts.isBinaryExpression(node) &&
    node.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword &&
    ts.isIdentifier(node.right) &&
    node.right.text === 'ApiError'
  );
}

/** `{ error: reason }`, `{ error }` or `{ isLoading: true }` */
function isRequestState(node: ts.Node): boolean {
  if (ts.isShorthandPropertyAssignment(node)) return node.name.text === 'error';
  if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.name)) return false;
  if (node.name.text === 'isLoading') return node.initializer.kind === ts.SyntaxKind.TrueKeyword;
  return node.name.text === 'error' && node.initializer.kind !== ts.SyntaxKind.NullKeyword;
}

function isTimer(node: ts.Node): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'setTimeout'
  );
}
