import type { Finding } from './finding';
import { knownReason } from './known';
import type { Outcome } from './run-contract';

const HEADINGS = {
  recording: 'not as the recording',
  sandbox: 'not as the sandbox',
  writing: 'not as it was written',
  client: 'not as the client means it',
} as const satisfies Record<Finding['against'], string>;

/** One difference, however many calls show it. */
interface Difference {
  readonly finding: Finding;
  readonly calls: Set<string>;
}

/**
 * Key of a difference: the same one at another path of another response counts once, so only the last parts of the path
 * are used.
 */
function keyOf({ against, what, route }: Finding): string {
  const path = /^[\w.[\]{}]+/.exec(what)?.[0] ?? '';
  const parts = path.split('.');
  if (parts.length < 2) return `${route} ${against} ${what}`;
  return `${against} ${parts.slice(-2).join('.').replace('[]', '')}${what.slice(path.length)}`;
}

function group(findings: readonly Finding[]): Difference[] {
  const differences = new Map<string, Difference>();
  for (const finding of findings) {
    const key = keyOf(finding);
    const difference = differences.get(key) ?? { finding, calls: new Set() };
    difference.calls.add(finding.route);
    differences.set(key, difference);
  }
  return [...differences.values()];
}

function printDifferences(differences: readonly Difference[], print: (line: string) => void): void {
  let heading = '';
  for (const { finding, calls } of differences) {
    const next = `${finding.area}: ${finding.call}`;
    if (next !== heading) print(next);
    heading = next;
    const otherCalls = calls.size > 1 ? ` (and in ${calls.size - 1} other calls)` : '';
    const reason = knownReason(finding);
    const known = reason === undefined ? '' : ` [known: ${reason}]`;
    print(`    ${HEADINGS[finding.against]}: ${finding.what}${otherCalls}${known}`);
  }
}

/** Prints the outcome of a run; returns the exit status. */
export function printOutcome(
  outcome: Outcome,
  { print, all }: { print: (line: string) => void; all: boolean },
): number {
  const isKnown = (finding: Finding) => knownReason(finding) !== undefined;
  const unexplained = group(outcome.findings.filter((finding) => !isKnown(finding)));
  const known = group(outcome.findings.filter(isKnown));
  print('');
  printDifferences(unexplained, print);
  if (all) printDifferences(known, print);
  if (outcome.skipped.length > 0) print('\nNot taken to this server:');
  for (const line of outcome.skipped) print(`    ${line}`);
  if (outcome.leftovers.length > 0) print('\nCould not be taken away again:');
  for (const line of outcome.leftovers) print(`    ${line}`);
  print(
    `\n${outcome.stepCount} steps, ${unexplained.length} unexplained differences, ${known.length} known ones.`,
  );
  return unexplained.length === 0 && outcome.leftovers.length === 0 ? 0 : 1;
}
