import type { Finding } from './finding';
import { knownReason } from './known';
import type { Outcome } from './run-contract';

const HEADS = {
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
function factOf({ against, what, route }: Finding): string {
  const place = /^[\w.[\]{}]+/.exec(what)?.[0] ?? '';
  const parts = place.split('.');
  if (parts.length < 2) return `${route} ${against} ${what}`;
  return `${against} ${parts.slice(-2).join('.').replace('[]', '')}${what.slice(place.length)}`;
}

function group(findings: readonly Finding[]): Difference[] {
  const differences = new Map<string, Difference>();
  for (const finding of findings) {
    const fact = factOf(finding);
    const one = differences.get(fact) ?? { finding, calls: new Set() };
    one.calls.add(finding.route);
    differences.set(fact, one);
  }
  return [...differences.values()];
}

function printDifferences(differences: readonly Difference[], say: (line: string) => void): void {
  let heading = '';
  for (const { finding, calls } of differences) {
    const next = `${finding.area}: ${finding.call}`;
    if (next !== heading) say(next);
    heading = next;
    const elsewhere = calls.size > 1 ? ` (and in ${calls.size - 1} other calls)` : '';
    const reason = knownReason(finding);
    const known = reason === undefined ? '' : ` [known: ${reason}]`;
    say(`    ${HEADS[finding.against]}: ${finding.what}${elsewhere}${known}`);
  }
}

/** Prints the outcome of a run; returns the exit status. */
export function printOutcome(
  outcome: Outcome,
  { say, all }: { say: (line: string) => void; all: boolean },
): number {
  const isKnown = (finding: Finding) => knownReason(finding) !== undefined;
  const open = group(outcome.findings.filter((finding) => !isKnown(finding)));
  const known = group(outcome.findings.filter(isKnown));
  say('');
  printDifferences(open, say);
  if (all) printDifferences(known, say);
  if (outcome.left.length > 0) say('\nNot taken to this server:');
  for (const line of outcome.left) say(`    ${line}`);
  if (outcome.leftovers.length > 0) say('\nCould not be taken away again:');
  for (const line of outcome.leftovers) say(`    ${line}`);
  say(`\n${outcome.taken} steps, ${open.length} unexplained differences, ${known.length} known ones.`);
  return open.length === 0 && outcome.leftovers.length === 0 ? 0 : 1;
}
