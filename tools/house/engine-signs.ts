import ts from 'typescript';

/** Files that look like engines and are something else. */
export const notEngines: Readonly<Record<string, string>> = {
  'packages/domain/src/outbox/outbox.ts': 'sends what was written, in order, until it is sent',
  'packages/domain/src/live/lazy-live.ts': 'loads the code of the live connection',
  'packages/api/src/streaming/requests.ts': 'asks over the socket',
};

/** Names by which a file deals with what a server answers. */
const ANSWERS = /^(ApiError|FailureReason|send)$/;

/** Whether a file is worth the closer look. */
export function mayBeEngine(text: string): boolean {
  return text.includes('instanceof ApiError') || text.includes('setTimeout(');
}

/**
 * What a file does that is the business of an engine:
 * - `keeps an answer`: it catches an `ApiError` and puts the reason, or that it is loading, into a state of its own;
 * - `asks again`: it deals with answers, and a timer that it sets leads back to where the timer is set.
 */
export class EngineSigns {
  #catchesApiErrors = false;
  #keepsRequestState = false;
  #knowsAnswers = false;
  /** What each function of the file names inside it. */
  readonly #named = new Map<string, Set<string>>();
  /** Functions that set a timer, with the names inside what the timer calls. */
  readonly #timers: { setBy: string; calls: Set<string> }[] = [];

  /** Looks at one node, inside the functions of these names, the outermost first. */
  see(node: ts.Node, inside: readonly string[]): void {
    this.#catchesApiErrors ||= isApiErrorTest(node);
    this.#keepsRequestState ||= isRequestState(node);
    if (ts.isIdentifier(node)) {
      this.#knowsAnswers ||= ANSWERS.test(node.text);
      for (const name of inside) this.#namesOf(name).add(node.text);
    }
    const setBy = inside.at(-1);
    if (setBy !== undefined && isTimer(node)) this.#timers.push({ setBy, calls: namesIn(node.arguments[0]) });
  }

  found(): string[] {
    const keeps = this.#catchesApiErrors && this.#keepsRequestState;
    const asksAgain =
      this.#knowsAnswers && this.#timers.some(({ setBy, calls }) => this.#leadsTo(setBy, calls));
    return [...(keeps ? ['keeps an answer'] : []), ...(asksAgain ? ['asks again'] : [])];
  }

  #namesOf(name: string): Set<string> {
    const known = this.#named.get(name) ?? new Set();
    this.#named.set(name, known);
    return known;
  }

  #leadsTo(wanted: string, from: ReadonlySet<string>): boolean {
    const reached = new Set(from);
    for (const name of reached) for (const next of this.#named.get(name) ?? []) reached.add(next);
    return reached.has(wanted);
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

/** `{ failure: reason }`, `{ failure }` or `{ isLoading: true }` */
function isRequestState(node: ts.Node): boolean {
  if (ts.isShorthandPropertyAssignment(node)) return node.name.text === 'failure';
  if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.name)) return false;
  if (node.name.text === 'isLoading') return node.initializer.kind === ts.SyntaxKind.TrueKeyword;
  return node.name.text === 'failure' && node.initializer.kind !== ts.SyntaxKind.NullKeyword;
}

function isTimer(node: ts.Node): node is ts.CallExpression {
  return (
    ts.isCallExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === 'setTimeout'
  );
}
