import { setTimeout as wait } from 'node:timers/promises';
import { jsonOf, keepOf, take, wordsOf } from '@linnet/sandbox/contract';
import type { Answer, Kept, Peer, Step } from '@linnet/sandbox/contract';
import type { Finding } from './finding';
import type { Reading, Write } from './writes';

const LATER_MS = 2000;

/** When a change was to be seen. */
type Seen = 'at once' | 'after 2 s' | 'not after 2 s';

/** The values at a place; `*` stands for all rows. */
function valuesAt(value: unknown, parts: readonly string[]): unknown[] {
  const [part, ...rest] = parts;
  if (part === undefined) return [value];
  if (part === '*') return Array.isArray(value) ? value.flatMap((row: unknown) => valuesAt(row, rest)) : [];
  if (typeof value !== 'object' || value === null || !(part in value)) return [];
  return valuesAt(Reflect.get(value, part), rest);
}

function filled(value: string | number | boolean | undefined, kept: Kept): unknown {
  if (typeof value !== 'string') return value;
  return value.replace(/\{([\w:]+)\}/g, (_whole, name: string) => String(kept.get(name)));
}

async function isShown(peer: Peer, reading: Reading, kept: Kept): Promise<boolean> {
  const answer = await take(peer, reading, kept);
  const values = valuesAt(jsonOf(answer), reading.at.split('.'));
  if (reading.isNot !== undefined) return !values.includes(filled(reading.isNot, kept));
  return values.includes(filled(reading.is, kept));
}

interface Written {
  answer: Answer;
  seen: Seen[];
}

/** Whether what is to be asked needs something that only the change brings. */
function isAskable({ call }: Reading, kept: Kept): boolean {
  return [...call.matchAll(/\{([\w:]+)\}/g)].every(([, name = '']) => kept.has(name));
}

export type Made = (step: Step, answer: Answer) => void;

/** Takes the steps that a change needs; throws when one of them is refused. */
export async function prepareWrite(peer: Peer, { prepare }: Write, made: Made): Promise<Kept> {
  const kept = wordsOf(peer);
  for (const step of prepare) {
    const answer = await take(peer, step, kept);
    made(step, answer);
    const fault = keepOf(step, answer, kept);
    if (answer.status >= 300 || fault !== null) {
      throw new Error(`${step.call} was answered ${answer.status}: ${fault ?? answer.text.slice(0, 120)}`);
    }
  }
  return kept;
}

/** Asks everything before, so that whoever keeps answers has kept them; writes; and asks again. */
async function writeAndRead(peer: Peer, write: Write, made: Made): Promise<Written> {
  const kept = await prepareWrite(peer, write, made);
  for (const reading of write.shownBy) if (isAskable(reading, kept)) await take(peer, reading, kept);
  const answer = await take(peer, write.write, kept);
  made(write.write, answer);
  keepOf(write.write, answer, kept);
  const seen: Seen[] = [];
  for (const reading of write.shownBy) {
    seen.push(isAskable(reading, kept) && (await isShown(peer, reading, kept)) ? 'at once' : 'not after 2 s');
  }
  const missing = seen.flatMap((one, index) => (one === 'at once' ? [] : [index]));
  if (missing.length > 0) await wait(LATER_MS);
  for (const index of missing) {
    const reading = write.shownBy[index];
    if (reading && isAskable(reading, kept) && (await isShown(peer, reading, kept)))
      seen[index] = 'after 2 s';
  }
  return { answer, seen };
}

/** Each change on both servers, and what of it the other calls showed: at once, and two seconds later. */
export async function readWrites(
  writes: readonly Write[],
  { server, sandbox, made }: { server: Peer; sandbox: Peer; made: Made },
): Promise<{ findings: Finding[]; taken: number }> {
  const findings: Finding[] = [];
  const unnoted: Made = () => undefined;
  for (const write of writes) {
    const { call } = write.write;
    const find = (against: Finding['against'], what: string) =>
      findings.push({ area: 'written-then-read', call, route: call, against, what });
    try {
      const [here, there] = [
        await writeAndRead(server, write, made),
        await writeAndRead(sandbox, write, unnoted),
      ];
      if (here.answer.status !== there.answer.status)
        find('sandbox', `answered ${here.answer.status}, the sandbox ${there.answer.status}`);
      write.shownBy.forEach(({ call: reader, at }, index) => {
        const [seen, elsewhere] = [here.seen[index], there.seen[index]];
        if (seen !== 'at once') find('writing', `${reader} shows it ${seen} (${at})`);
        if (seen !== elsewhere)
          find('sandbox', `${reader} shows it ${seen}, the sandbox ${elsewhere} (${at})`);
      });
    } catch (error) {
      find('sandbox', error instanceof Error ? error.message : String(error));
    }
  }
  return { findings, taken: writes.length };
}
