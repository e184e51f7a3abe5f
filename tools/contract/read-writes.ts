import { jsonOf, keepOf, take, wordsOf } from '@linnet/sandbox/contract';
import type { Answer, Kept, Peer, Step } from '@linnet/sandbox/contract';
import type { Finding } from './finding';
import type { Reading, Write } from './write';

/** The values at a path; `*` stands for all rows. */
export function valuesAt(value: unknown, parts: readonly string[]): unknown[] {
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

/** How many times a response shows a change; a removal counts once when the thing is gone. */
export async function timesShown(peer: Peer, reading: Reading, kept: Kept): Promise<number> {
  if (!isAskable(reading, kept)) return 0;
  const answer = await take(peer, reading, kept);
  const values = valuesAt(jsonOf(answer), reading.at.split('.'));
  const times = (wanted: unknown) => values.filter((value) => value === wanted).length;
  if (reading.isNot !== undefined) return times(filled(reading.isNot, kept)) === 0 ? 1 : 0;
  return times(filled(reading.is, kept));
}

interface Written {
  answer: Answer;
  seen: Seen[];
}

/** Whether the call can be made, or needs a value that only the change creates. */
function isAskable({ call }: Reading, kept: Kept): boolean {
  return [...call.matchAll(/\{([\w:]+)\}/g)].every(([, name = '']) => kept.has(name));
}

export type Made = (step: Step, answer: Answer) => void;

/** Counter that makes unique names. */
let turn = 0;

/** Takes the steps that a change depends on; throws when one of them fails. */
export async function prepareWrite(
  peer: Peer,
  { prepare }: Pick<Write, 'prepare'>,
  made: Made,
): Promise<Kept> {
  const kept = wordsOf(peer);
  turn += 1;
  kept.set('turn', turn);
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

const SEEN = {
  'true true': 'at once',
  'false true': 'after 2 s',
  'true false': 'at once, and no more after 2 s',
  'false false': 'not after 2 s',
} as const;
type Seen = (typeof SEEN)[keyof typeof SEEN];

interface Asking {
  made: Made;
  wait: () => Promise<void>;
}

/**
 * Makes all reading calls once, so that servers have cached the responses; makes the change; reads at once, and again
 * later.
 */
async function writeAndRead(peer: Peer, write: Write, { made, wait }: Asking): Promise<Written> {
  const kept = await prepareWrite(peer, write, made);
  for (const reading of write.shownBy) if (isAskable(reading, kept)) await take(peer, reading, kept);
  const answer = await take(peer, write.write, kept);
  made(write.write, answer);
  keepOf(write.write, answer, kept);
  const look = async () => {
    const shown: boolean[] = [];
    for (const reading of write.shownBy) shown.push((await timesShown(peer, reading, kept)) > 0);
    return shown;
  };
  const atOnce = await look();
  await wait();
  const later = await look();
  return { answer, seen: atOnce.map((now, index) => SEEN[`${now} ${later[index] === true}`]) };
}

/** Makes each change on both servers; returns where other calls showed it: at once, and two seconds later. */
export async function readWrites(
  writes: readonly Write[],
  { server, sandbox, made, wait }: { server: Peer; sandbox: Peer } & Asking,
): Promise<{ findings: Finding[]; taken: number }> {
  const findings: Finding[] = [];
  const unnoted: Made = () => undefined;
  for (const write of writes) {
    const { call } = write.write;
    const find = (against: Finding['against'], what: string) =>
      findings.push({ area: 'written-then-read', call, route: call, against, what });
    try {
      const [here, there] = await Promise.all([
        writeAndRead(server, write, { made, wait }),
        writeAndRead(sandbox, write, { made: unnoted, wait }),
      ]);
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
