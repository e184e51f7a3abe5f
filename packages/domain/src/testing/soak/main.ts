import { runDay } from './run-day';
import type { Character } from './soak-world';

/** The program of `npm run soak`, run with `--expose-gc`; its parameters are environment variables. */
const MIB = 2 ** 20;
/** For each tab, as tabs share nothing. */
const MAX_GROWTH = 30 * MIB;

function number(name: string): number {
  const value = Number(process.env[name]);
  if (!Number.isFinite(value)) throw new Error(`${name} is not set.`);
  return value;
}

async function heap(): Promise<number> {
  const { gc } = globalThis;
  if (gc === undefined) throw new Error('Node was started without --expose-gc.');
  gc();
  // Targets of weak references live to the end of the current turn, and finalizers run in later ones.
  await new Promise(setImmediate);
  gc();
  return process.memoryUsage().heapUsed;
}

function character(): Character {
  const word = process.env['SOAK_CHARACTER'];
  if (word !== 'pleroma' && word !== 'mastodon') throw new Error('SOAK_CHARACTER is neither of the two.');
  return word;
}

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

const report = await runDay({
  seed: number('SOAK_SEED'),
  hours: number('SOAK_HOURS'),
  posts: number('SOAK_POSTS'),
  notifications: number('SOAK_NOTIFICATIONS'),
  tabs: number('SOAK_TABS'),
  character: character(),
  heap,
  onHour: print,
});
const { problems, heapGrowth, ...counts } = report;
print(JSON.stringify(counts));
if (heapGrowth !== null) {
  print(`The heap has grown by ${(heapGrowth / MIB).toFixed(1)} MiB.`);
  if (heapGrowth > MAX_GROWTH * number('SOAK_TABS')) problems.push('the heap has grown too much');
}
for (const line of problems) print(`WRONG ${line}`);
process.exitCode = problems.length === 0 ? 0 : 1;
