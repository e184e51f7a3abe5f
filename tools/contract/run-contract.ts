import { setTimeout as wait } from 'node:timers/promises';
import { ROUTES } from '@linnet/sandbox/contract';
import type { Answer, Area, Peer, Step } from '@linnet/sandbox/contract';
import { PlainError } from '../run/command';
import { castOf, CreatedPeople, ROLES } from './cast';
import type { Cast, Person, Role } from './cast';
import { compareArea } from './compare-area';
import type { Finding } from './finding';
import type { NetworkServer } from './network-server';
import { openSandbox, cachedSignIn } from './open-sandbox';
import { readWrites } from './read-writes';
import { sendParameters } from './send-parameters';
import { Journal } from './undo';
import { writeAllTwice } from './write-twice';
import { WRITES } from './writes';

/** The outcome of a run. */
export interface Outcome {
  findings: Finding[];
  stepCount: number;
  /** What cannot be tested on a real server, or not on this one, with the reasons. */
  skipped: string[];
  /** What was created there and could not be deleted. */
  leftovers: string[];
}

interface Run {
  readonly server: NetworkServer;
  readonly people: readonly Person[];
  readonly print: (line: string) => void;
  readonly signal: AbortSignal;
  /** Milliseconds until a change is read for the second time. */
  readonly laterMs?: number;
}

const LATER_MS = 2000;

/** The first of the given people who may create accounts. */
async function findAdmin({ server, people }: Run): Promise<string | undefined> {
  for (const person of people) {
    const token = await server.signIn(person);
    const account = await server.call('GET /api/v1/accounts/verify_credentials', { token });
    const pleroma: unknown = Reflect.get(Object(account), 'pleroma');
    if (Reflect.get(Object(pleroma), 'is_admin') === true) return token;
  }
  return undefined;
}

/** The name of a custom emoji of the server; an unknown one when it has none. */
async function someEmoji(server: NetworkServer): Promise<string> {
  const emojis = await server.call('GET /api/v1/custom_emojis');
  const first: unknown = Array.isArray(emojis) ? emojis[0] : undefined;
  const name: unknown = Reflect.get(Object(first), 'shortcode');
  return typeof name === 'string' ? name : 'linnet';
}

function peerOf(
  { server, signal }: Pick<Run, 'server' | 'signal'>,
  cast: Cast,
  values: readonly (readonly [string, string])[],
): Peer {
  const personOf = (name: string): Person => {
    const person = [...cast].find(([role]) => role === name)?.[1];
    if (person === undefined) throw new PlainError(`Nobody was given to play ${name}.`);
    return person;
  };
  const people = [...cast].flatMap(([role, { name, password }]) => [
    [`${role}:name`, name] as const,
    [`${role}:password`, password] as const,
  ]);
  return {
    fetch: (request) => server.fetch(request, signal),
    signIn: cachedSignIn((name, scopes) => server.signIn(personOf(name), scopes)),
    routes: ROUTES,
    base: server.origin,
    initialValues: new Map([...people, ...values]),
  };
}

/** The roles that an area needs. */
function rolesIn(area: Area): Role[] {
  const text = JSON.stringify([area.steps, area.prepare]);
  return ROLES.filter((role) => text.includes(`{${role}:`) || text.includes(`"as":"${role}"`));
}

/** Why an area is skipped on a server; undefined when it is not. */
function skipReason(area: Area, cast: Cast | undefined): string | undefined {
  if (area.recording !== 'pleroma-2.7')
    return `it is about ${area.recording}, where nobody signs in by password`;
  if (area.sandboxOnly !== undefined) return area.sandboxOnly;
  if (cast === undefined) return undefined;
  if (area.sideEffects !== undefined)
    return `it ${area.sideEffects}: only an administrator can make people for that`;
  const missing = rolesIn(area).filter((role) => !cast.has(role));
  return missing.length === 0 ? undefined : `nobody was given to play ${missing.join(' and ')}`;
}

/** Parts beyond the areas, which test what no recording can show. */
export const PARTS = ['written-then-read', 'twice-at-once', 'parameters'] as const;
export type Part = (typeof PARTS)[number];

interface Comparison {
  server: Peer;
  sandbox: Peer;
  /** Waits until a change is to be read for the second time. */
  wait(): Promise<void>;
  onCreated(step: Step, answer: Answer): void;
}

type Result = Pick<Outcome, 'findings' | 'stepCount'> & { skipped?: string[] };

const RUN_PART: Readonly<Record<Part, (comparison: Comparison) => Promise<Result>>> = {
  'written-then-read': (comparison) => readWrites(WRITES, comparison),
  'twice-at-once': (comparison) => writeAllTwice(WRITES, comparison),
  parameters: sendParameters,
};

interface Chosen {
  areas: readonly Area[];
  parts: readonly Part[];
}

/** Runs the areas and the other parts on a running server and on the sandbox. */
export async function runContract(run: Run, chosen: Chosen): Promise<Outcome> {
  const outcome: Outcome = { findings: [], stepCount: 0, skipped: [], leftovers: [] };
  let admin: string | undefined;
  let isDone = false;
  try {
    admin = await findAdmin(run);
    await runAll(run, chosen, { admin, outcome });
    isDone = true;
    return outcome;
  } finally {
    outcome.leftovers.push(...(await run.server.deleteSessions(admin)));
    // The outcome of a stopped run is never printed, so the leftovers are printed here.
    if (!isDone) for (const line of outcome.leftovers) run.print(`Could not be taken away again: ${line}`);
  }
}

async function runAll(
  run: Run,
  { areas, parts }: Chosen,
  { admin, outcome }: Pick<RunState, 'admin' | 'outcome'>,
): Promise<void> {
  const { server, people, print, signal } = run;
  const emoji = await someEmoji(server);
  const cast = admin === undefined ? castOf(people) : undefined;
  const state = { admin, cast, emoji, outcome };
  for (const area of areas) {
    const reason = skipReason(area, cast);
    if (reason !== undefined) {
      outcome.skipped.push(`${area.name}: ${reason}`);
      continue;
    }
    print(area.name);
    await withPeople(run, state, (comparison) => compareArea(area, comparison));
    signal.throwIfAborted();
  }
  for (const part of parts) {
    if (cast !== undefined) {
      outcome.skipped.push(`${part}: it changes people: only an administrator can make some for that`);
      continue;
    }
    print(part);
    await withPeople(run, state, RUN_PART[part]);
    signal.throwIfAborted();
  }
}

interface RunState {
  admin: string | undefined;
  cast: Cast | undefined;
  emoji: string;
  outcome: Outcome;
}

/** Runs a task with newly created people, or with the given ones, and deletes everything that was created. */
async function withPeople(
  { server, signal, laterMs = LATER_MS }: Run,
  { admin, cast, emoji, outcome }: RunState,
  work: (comparison: Comparison) => Promise<Result>,
): Promise<void> {
  const people = admin === undefined ? undefined : new CreatedPeople(server, admin);
  const journal = new Journal();
  const sandbox = await openSandbox();
  let peer: Peer | undefined;
  try {
    const mark = `x${Date.now().toString(36)}`;
    const roles = cast ?? (await people?.create()) ?? new Map();
    peer = peerOf({ server, signal }, roles, [
      ['emoji', emoji],
      ['mark', mark],
    ]);
    const result = await work({
      server: peer,
      sandbox: sandbox.peer,
      wait: () => wait(laterMs, undefined, { signal }),
      onCreated(step, answer) {
        journal.record(step, answer);
        if (step.call === 'POST /api/v1/accounts' && answer.status < 300) people?.add(`greta${mark}`);
      },
    });
    outcome.findings.push(...result.findings);
    outcome.stepCount += result.stepCount;
    outcome.skipped.push(...(result.skipped ?? []));
  } finally {
    const tokenOf = (as: string | undefined) =>
      as === undefined || !peer ? Promise.resolve(admin ?? '') : peer.signIn(as);
    const areCreatorsDeleted = people !== undefined;
    outcome.leftovers.push(...(await journal.undo(server, { tokenOf, areCreatorsDeleted })));
    outcome.leftovers.push(...((await people?.remove()) ?? []));
    await sandbox.close();
  }
}
