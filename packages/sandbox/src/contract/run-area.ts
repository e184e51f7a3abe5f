import { checkAnswer, jsonOf } from './check-answer';
import type { Answer } from './check-answer';
import type { Area, Step } from './contract-case';
import { fillJson, fillText, pick } from './fill-in';
import type { Kept } from './fill-in';
import { readShapes } from './read-shapes';
import { routeOfCall } from './route-key';

/** The sandbox, as an area needs it. */
export interface Peer {
  fetch(request: Request): Promise<Response>;
  /** The access token of an account. */
  signIn(username: string, scopes?: string): Promise<string>;
  readonly routes: readonly { method: string; path: string }[];
}

const BASE = 'http://localhost:8080';

function bodyOf(step: Step, kept: Kept): { body: string | FormData | null; type: string | null } {
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

async function take(peer: Peer, step: Step, kept: Kept): Promise<Answer> {
  const [method = '', ...target] = fillText(step.call, kept).split(' ');
  const { body, type } = bodyOf(step, kept);
  const headers = new Headers(type === null ? {} : { 'content-type': type });
  if (step.token !== undefined) headers.set('authorization', `Bearer ${fillText(step.token, kept)}`);
  else if (step.as !== undefined) {
    headers.set('authorization', `Bearer ${await peer.signIn(step.as, step.scopes)}`);
  }
  const address = new URL(target.join(' '), BASE);
  const response = await peer.fetch(new Request(address, { method, headers, body }));
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function checkSetUp(answer: Answer): string[] {
  return answer.status < 300 ? [] : [`answered ${answer.status}: ${answer.text.slice(0, 120)}`];
}

/** Takes every step and gives one line for each difference from the recorded server. */
export async function runArea(area: Area, peer: Peer): Promise<string[]> {
  const shapes = readShapes(area.like);
  // Also calls that the server was seen not to have.
  const recorded = Object.keys(shapes.routes).map((key) => {
    const [method = '', path = ''] = key.split(' ');
    return { method, path };
  });
  const kept: Kept = new Map();
  const found = new Set<string>();
  for (const step of area.steps) {
    const outcome = step.answers ?? '200';
    const answer = await take(peer, step, kept);
    const route =
      routeOfCall(step.call, peer.routes) ?? routeOfCall(step.call, recorded) ?? unknownRoute(step.call);
    const isSetUp = step.call.includes(' /sandbox/');
    const differences = isSetUp ? checkSetUp(answer) : checkAnswer(answer, { shapes, route, outcome });
    for (const difference of differences) found.add(`${route} ${outcome}: ${difference}`);
    for (const [name, path] of Object.entries(step.keep ?? {})) {
      try {
        kept.set(name, pick(jsonOf(answer), path));
      } catch (error) {
        // Later steps stand on it, so nothing after this would say anything.
        return [...found, `${step.call}: cannot keep {${name}}: ${String(error)}`];
      }
    }
  }
  return [...found];
}

/** Calls that no route takes, recorded with a call of that kind. */
function unknownRoute(call: string): string {
  return `${call.split(' ')[0] ?? ''} /api/v1/:unknown`;
}
