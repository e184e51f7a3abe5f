import type { ServerShapes } from '@linnet/api/wire';
import { type Answer, checkAnswer, jsonOf } from './check-answer';
import type { Area, CaseJson, Step } from './contract-case';
import { readShapes, routeOfCall } from './recorded-routes';

export type KeptValues = Map<string, unknown>;

const NAME_IN_BRACES = /\{([\w:]+)\}/g;

/** Replaces names in braces by kept values. */
export function fillText(text: string, kept: KeptValues): string {
  return text.replace(NAME_IN_BRACES, (_whole, name: string) => {
    if (!kept.has(name)) throw new Error(`No step kept {${name}}.`);
    return String(kept.get(name));
  });
}

/** Does the same as `fillText` in every text of a body. */
export function fillJson(json: CaseJson, kept: KeptValues): CaseJson {
  if (typeof json === 'string') return fillText(json, kept);
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map((item: CaseJson) => fillJson(item, kept));
  return Object.fromEntries(Object.entries(json).map(([key, inner]) => [key, fillJson(inner, kept)]));
}

/** The value at a path such as `0.account.id`. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => {
    if (key === '') return inner;
    const found: unknown = typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined;
    if (found === undefined) throw new Error(`There is nothing at ${path}.`);
    return found;
  }, value);
}

/** A server to test: the sandbox, or one in the network. */
export interface Peer {
  fetch(request: Request): Promise<Response>;
  /** The access token of an account. */
  signIn(username: string, scopes?: string): Promise<string>;
  readonly routes: readonly { method: string; path: string }[];
  /** The base of its addresses. */
  readonly base?: string;
  /** Values for names in braces before anything is kept: names and passwords of accounts, an emoji. */
  readonly initialValues?: ReadonlyMap<string, string>;
}

const BASE = 'http://localhost:8080';

/** The names and passwords of the sandbox's accounts: each password is the name. */
const SANDBOX_VALUES: ReadonlyMap<string, string> = new Map([
  ...['alice', 'bob', 'carol', 'dave'].flatMap((name) => [
    [`${name}:name`, name] as const,
    [`${name}:password`, name] as const,
  ]),
  ['emoji', 'linnet'],
  ['mark', ''],
]);

/** The initial kept values: those of the server. */
export function initialValues(peer: Peer): KeptValues {
  return new Map<string, unknown>(peer.initialValues ?? SANDBOX_VALUES);
}

function bodyOf(step: Step, kept: KeptValues): { body: string | FormData | null; type: string | null } {
  if (step.raw) return { body: step.raw.text, type: step.raw.type };
  if (step.json !== undefined) {
    const json = typeof step.json === 'function' ? step.json(kept) : step.json;
    return { body: JSON.stringify(fillJson(json, kept)), type: 'application/json' };
  }
  const fields = Object.entries(step.form ?? {}).map(([name, text]) => [name, fillText(text, kept)] as const);
  if (step.files) {
    const parts = new FormData();
    for (const [name, text] of fields) parts.append(name, text);
    for (const [name, file] of Object.entries(step.files)) parts.append(name, file, `${name}.bin`);
    return { body: parts, type: null };
  }
  if (!step.form) return { body: null, type: null };
  const form = new URLSearchParams(fields.map(([name, text]): [string, string] => [name, text]));
  return { body: form.toString(), type: 'application/x-www-form-urlencoded' };
}

export async function runStep(peer: Peer, step: Step, kept: KeptValues): Promise<Answer> {
  const [method = '', ...target] = fillText(step.call, kept).split(' ');
  const { body, type } = bodyOf(step, kept);
  const headers = new Headers(type === null ? {} : { 'content-type': type });
  if (step.token !== undefined) headers.set('authorization', `Bearer ${fillText(step.token, kept)}`);
  else if (step.as !== undefined) {
    headers.set('authorization', `Bearer ${await peer.signIn(step.as, step.scopes)}`);
  }
  const address = new URL(target.join(' '), peer.base ?? BASE);
  const response = await peer.fetch(new Request(address, { method, headers, body }));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function checkSetUp(answer: Answer): string[] {
  return answer.status < 300 ? [] : [`answered ${answer.status}: ${answer.text.slice(0, 120)}`];
}

/** Stores the values that later steps need; returns an error for one that is missing. */
export function keepValues(step: Step, answer: Answer, kept: KeptValues): string | null {
  for (const [name, path] of Object.entries(step.keep ?? {})) {
    try {
      kept.set(name, valueAt(jsonOf(answer), path));
    } catch (error) {
      return `${step.call}: cannot keep {${name}}: ${String(error)}`;
    }
  }
  return null;
}

/** The route of a request: one of the server's, one that the recorded server lacks, or unknown. */
export function routeOf(call: string, peer: Peer, shapes: ServerShapes): string {
  const recorded = Object.keys(shapes.routes).map((key) => {
    const [method = '', path = ''] = key.split(' ');
    return { method, path };
  });
  return routeOfCall(call, peer.routes) ?? routeOfCall(call, recorded) ?? unknownRoute(call);
}

/** Whether a step is a command of the control door. */
export function isDoorStep({ call }: Step): boolean {
  return call.includes(' /sandbox/');
}

/** Runs every step and returns a line for each difference from the recorded server. */
export async function runArea(area: Area, peer: Peer): Promise<string[]> {
  const shapes = readShapes(area.recording);
  const kept = initialValues(peer);
  const found = new Set<string>();
  for (const step of area.steps) {
    const outcome = step.outcome ?? '200';
    const answer = await runStep(peer, step, kept);
    const route = routeOf(step.call, peer, shapes);
    const differences = isDoorStep(step)
      ? checkSetUp(answer)
      : checkAnswer(answer, { shapes, route, outcome });
    for (const difference of differences) found.add(`${route} ${outcome}: ${difference}`);
    const missingValue = keepValues(step, answer, kept);
    // Later steps need the value, so their results would mean nothing.
    if (missingValue !== null) return [...found, missingValue];
  }
  return [...found];
}

/** The key of unknown routes; the recording has one per method. */
function unknownRoute(call: string): string {
  return `${call.split(' ')[0] ?? ''} /api/v1/:unknown`;
}
