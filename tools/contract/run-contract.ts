import { setTimeout as wait } from 'node:timers/promises';
import { ROUTES } from '@linnet/sandbox/contract';
import type { Answer, Area, Peer, Step } from '@linnet/sandbox/contract';
import { PlainError } from '../run/command';
import { castOf, MadePeople, ROLES } from './cast';
import type { Cast, Person, Role } from './cast';
import { compareArea } from './compare-area';
import type { Finding } from './finding';
import type { NetworkServer } from './network-server';
import { openSandbox, signingIn } from './open-sandbox';
import { readWrites } from './read-writes';
import { sendParameters } from './send-parameters';
import { Journal } from './undo';
import { writeAllTwice } from './write-twice';
import { WRITES } from './writes';

/** The outcome of a run. */
export interface Outcome {
  findings: Finding[];
  taken: number;
  /** What cannot be tested on a real server, or not on this one, with the reasons. */
  left: string[];
  /** What was created there and could not be deleted. */
  leftovers: string[];
}

interface Run {
  readonly server: NetworkServer;
  readonly given: readonly Person[];
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
  /** Milliseconds until a change is read for the second time. */
  readonly laterMs?: number;
}

const LATER_MS = 2000;

/** The first of the given people who may create accounts. */
async function findAdmin({ server, given }: Run): Promise<string | undefined> {
  for (const person of given) {
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
  words: readonly (readonly [string, string])[],
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
    signIn: signingIn((name, scopes) => server.signIn(personOf(name), scopes)),
    routes: ROUTES,
    base: server.origin,
    words: new Map([...people, ...words]),
  };
}

/** The roles that an area needs. */
function rolesIn(area: Area): Role[] {
  const text = JSON.stringify([area.steps, area.prepare]);
  return ROLES.filter((role) => text.includes(`{${role}:`) || text.includes(`"as":"${role}"`));
}

/** Why an area is skipped on a server; undefined when it is not. */
function whyNot(area: Area, cast: Cast | undefined): string | undefined {
  if (area.like !== 'pleroma-2.7') return `it is about ${area.like}, where nobody signs in by password`;
  if (area.sandboxOnly !== undefined) return area.sandboxOnly;
  if (cast === undefined) return undefined;
  if (area.harms !== undefined) return `it ${area.harms}: only an administrator can make people for that`;
  const missing = rolesIn(area).filter((role) => !cast.has(role));
  return missing.length === 0 ? undefined : `nobody was given to play ${missing.join(' and ')}`;
}

/** Parts beyond the areas, which test what no recording can show. */
export const PARTS = ['written-then-read', 'twice-at-once', 'parameters'] as const;
export type Part = (typeof PARTS)[number];

interface Beside {
  server: Peer;
  sandbox: Peer;
  /** Waits until a change is to be read for the second time. */
  wait(): Promise<void>;
  made(step: Step, answer: Answer): void;
}

type Result = Pick<Outcome, 'findings' | 'taken'> & { left?: string[] };

const WORK: Readonly<Record<Part, (beside: Beside) => Promise<Result>>> = {
  'written-then-read': (beside) => readWrites(WRITES, beside),
  'twice-at-once': (beside) => writeAllTwice(WRITES, beside),
  parameters: sendParameters,
};

interface Chosen {
  areas: readonly Area[];
  parts: readonly Part[];
}

/** Runs the areas and the other parts on a running server and on the sandbox. */
export async function runContract(run: Run, chosen: Chosen): Promise<Outcome> {
  const outcome: Outcome = { findings: [], taken: 0, left: [], leftovers: [] };
  let admin: string | undefined;
  let isDone = false;
  try {
    admin = await findAdmin(run);
    await takeAll(run, chosen, { admin, outcome });
    isDone = true;
    return outcome;
  } finally {
    outcome.leftovers.push(...(await run.server.leave(admin)));
    // The outcome of a stopped run is never printed, so the leftovers are printed here.
    if (!isDone) for (const line of outcome.leftovers) run.say(`Could not be taken away again: ${line}`);
  }
}

async function takeAll(
  run: Run,
  { areas, parts }: Chosen,
  { admin, outcome }: Pick<Circumstances, 'admin' | 'outcome'>,
): Promise<void> {
  const { server, given, say, signal } = run;
  const emoji = await someEmoji(server);
  const cast = admin === undefined ? castOf(given) : undefined;
  const circumstances = { admin, cast, emoji, outcome };
  for (const area of areas) {
    const reason = whyNot(area, cast);
    if (reason !== undefined) {
      outcome.left.push(`${area.name}: ${reason}`);
      continue;
    }
    say(area.name);
    await withPeople(run, circumstances, (beside) => compareArea(area, beside));
    signal.throwIfAborted();
  }
  for (const part of parts) {
    if (cast !== undefined) {
      outcome.left.push(`${part}: it changes people: only an administrator can make some for that`);
      continue;
    }
    say(part);
    await withPeople(run, circumstances, WORK[part]);
    signal.throwIfAborted();
  }
}

interface Circumstances {
  admin: string | undefined;
  cast: Cast | undefined;
  emoji: string;
  outcome: Outcome;
}

/** Runs a task with newly created people, or with the given ones, and deletes everything that was created. */
async function withPeople(
  { server, signal, laterMs = LATER_MS }: Run,
  { admin, cast, emoji, outcome }: Circumstances,
  work: (beside: Beside) => Promise<Result>,
): Promise<void> {
  const people = admin === undefined ? undefined : new MadePeople(server, admin);
  const journal = new Journal();
  const sandbox = await openSandbox();
  let peer: Peer | undefined;
  try {
    const mark = `x${Date.now().toString(36)}`;
    const playing = cast ?? (await people?.make()) ?? new Map();
    peer = peerOf({ server, signal }, playing, [
      ['emoji', emoji],
      ['mark', mark],
    ]);
    const result = await work({
      server: peer,
      sandbox: sandbox.peer,
      wait: () => wait(laterMs, undefined, { signal }),
      made(step, answer) {
        journal.note(step, answer);
        if (step.call === 'POST /api/v1/accounts' && answer.status < 300) people?.add(`greta${mark}`);
      },
    });
    outcome.findings.push(...result.findings);
    outcome.taken += result.taken;
    outcome.left.push(...(result.left ?? []));
  } finally {
    const tokenOf = (as: string | undefined) =>
      as === undefined || !peer ? Promise.resolve(admin ?? '') : peer.signIn(as);
    const peopleGo = people !== undefined;
    outcome.leftovers.push(...(await journal.undo(server, { tokenOf, peopleGo })));
    outcome.leftovers.push(...((await people?.remove()) ?? []));
    await sandbox.close();
  }
}
