import { jsonOf, keepValues, runStep, initialValues } from '@linnet/sandbox/contract';
import type { Answer, KeptValues, Peer, Step } from '@linnet/sandbox/contract';
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

function fillValue(value: string | number | boolean | undefined, kept: KeptValues): unknown {
  if (typeof value !== 'string') return value;
  return value.replace(/\{([\w:]+)\}/g, (_whole, name: string) => String(kept.get(name)));
}

/** How many times a response shows a change; a removal counts once when the thing is gone. */
export async function timesShown(peer: Peer, reading: Reading, kept: KeptValues): Promise<number> {
  if (!isAskable(reading, kept)) return 0;
  const answer = await runStep(peer, reading, kept);
  const values = valuesAt(jsonOf(answer), reading.path.split('.'));
  const times = (wanted: unknown) => values.filter((value) => value === wanted).length;
  if (reading.unexpected !== undefined) return times(fillValue(reading.unexpected, kept)) === 0 ? 1 : 0;
  return times(fillValue(reading.expected, kept));
}

interface WriteResult {
  answer: Answer;
  timings: Timing[];
}

/** Whether the call can be made, or needs a value that only the change creates. */
function isAskable({ call }: Reading, kept: KeptValues): boolean {
  return [...call.matchAll(/\{([\w:]+)\}/g)].every(([, name = '']) => kept.has(name));
}

export type OnCreated = (step: Step, answer: Answer) => void;

/** Counter that makes unique names. */
let writeCount = 0;

/** Takes the steps that a change depends on; throws when one of them fails. */
export async function prepareWrite(
  peer: Peer,
  { prepare }: Pick<Write, 'prepare'>,
  onCreated: OnCreated,
): Promise<KeptValues> {
  const kept = initialValues(peer);
  writeCount += 1;
  kept.set('turn', writeCount);
  for (const step of prepare) {
    const answer = await runStep(peer, step, kept);
    onCreated(step, answer);
    const fault = keepValues(step, answer, kept);
    if (answer.status >= 300 || fault !== null) {
      throw new Error(`${step.call} was answered ${answer.status}: ${fault ?? answer.text.slice(0, 120)}`);
    }
  }
  return kept;
}

const TIMINGS = {
  'true true': 'at once',
  'false true': 'after 2 s',
  'true false': 'at once, and no more after 2 s',
  'false false': 'not after 2 s',
} as const;
type Timing = (typeof TIMINGS)[keyof typeof TIMINGS];

interface WriteOptions {
  onCreated: OnCreated;
  wait: () => Promise<void>;
}

/**
 * Makes all reading calls once, so that servers have cached the responses; makes the change; reads at once, and again
 * later.
 */
async function writeAndRead(
  peer: Peer,
  write: Write,
  { onCreated, wait }: WriteOptions,
): Promise<WriteResult> {
  const kept = await prepareWrite(peer, write, onCreated);
  for (const reading of write.shownBy) if (isAskable(reading, kept)) await runStep(peer, reading, kept);
  const answer = await runStep(peer, write.write, kept);
  onCreated(write.write, answer);
  keepValues(write.write, answer, kept);
  const readAll = async () => {
    const shown: boolean[] = [];
    for (const reading of write.shownBy) shown.push((await timesShown(peer, reading, kept)) > 0);
    return shown;
  };
  const atOnce = await readAll();
  await wait();
  const later = await readAll();
  return { answer, timings: atOnce.map((now, index) => TIMINGS[`${now} ${later[index] === true}`]) };
}

/** Makes each change on both servers; returns where other calls showed it: at once, and two seconds later. */
export async function readWrites(
  writes: readonly Write[],
  { server, sandbox, onCreated, wait }: { server: Peer; sandbox: Peer } & WriteOptions,
): Promise<{ findings: Finding[]; stepCount: number }> {
  const findings: Finding[] = [];
  const ignoreCreated: OnCreated = () => undefined;
  for (const write of writes) {
    const { call } = write.write;
    const report = (against: Finding['against'], what: string) =>
      findings.push({ area: 'written-then-read', call, route: call, against, what });
    try {
      const [onServer, inSandbox] = await Promise.all([
        writeAndRead(server, write, { onCreated, wait }),
        writeAndRead(sandbox, write, { onCreated: ignoreCreated, wait }),
      ]);
      if (onServer.answer.status !== inSandbox.answer.status)
        report('sandbox', `answered ${onServer.answer.status}, the sandbox ${inSandbox.answer.status}`);
      write.shownBy.forEach(({ call: reader, path }, index) => {
        const [seen, elsewhere] = [onServer.timings[index], inSandbox.timings[index]];
        if (seen !== 'at once') report('writing', `${reader} shows it ${seen} (${path})`);
        if (seen !== elsewhere)
          report('sandbox', `${reader} shows it ${seen}, the sandbox ${elsewhere} (${path})`);
      });
    } catch (error) {
      report('sandbox', error instanceof Error ? error.message : String(error));
    }
  }
  return { findings, stepCount: writes.length };
}
