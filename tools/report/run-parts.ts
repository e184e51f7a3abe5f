import { PlainError } from '../run/command';
import { addCounts, noCounts, totalsLine } from './counts';
import type { Counts } from './counts';
import { failedPart } from './part';
import type { Part, PartResult } from './part';

/** Runs parts, `lanes` of them at a time; prints a line for each as it ends, and its details. */
export async function runParts(
  parts: readonly Part[],
  { lanes, print }: { lanes: number; print(line: string): void },
): Promise<Counts> {
  const queue = [...parts];
  let totals = noCounts;
  const lane = async () => {
    for (let part = queue.shift(); part !== undefined; part = queue.shift()) {
      const started = performance.now();
      const result = await runPart(part);
      totals = addCounts(totals, result);
      print(partLine(part.name, result, performance.now() - started));
      if (result.details !== '') print(indent(result.details));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return totals;
}

async function runPart(part: Part): Promise<PartResult> {
  try {
    return await part.run();
  } catch (error) {
    if (error instanceof PlainError) return failedPart(error.message);
    return failedPart(error instanceof Error ? (error.stack ?? error.message) : String(error));
  }
}

function partLine(name: string, result: PartResult, milliseconds: number): string {
  const verdict = result.failed > 0 ? 'FAILED' : 'ok';
  const counts = result.passed + result.failed + result.skipped > 1 ? `  ${totalsLine(result)}` : '';
  return `${verdict.padEnd(7)}${name.padEnd(14)}${`${(milliseconds / 1000).toFixed(1)} s`.padStart(8)}${counts}`;
}

function indent(text: string): string {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}
