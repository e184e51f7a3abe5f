import type { Tree } from './read-tree';
import type { Violation } from './violation';

/** Imports that certainly exist: if they are not found, the reading is broken. */
const KNOWN_IMPORTS = [
  { from: /^packages\/domain\//, to: /^packages\/api\/src\/index\.ts$/ },
  { from: /^packages\/sandbox\//, to: /^packages\/api\/src\/wire\/index\.ts$/ },
  { from: /^apps\/web\/src\//, to: /^packages\/domain\/src\/index\.ts$/ },
];
const MIN_FILES = 200;

/** A line for each violation in the real tree. */
export function judgeTree(tree: Tree): string[] {
  const complaints = tree.violations.map(describeViolation);
  if (tree.files.length < MIN_FILES) {
    complaints.push(`Only ${tree.files.length} files were read; there are more than ${MIN_FILES}.`);
  }
  for (const { from, to } of KNOWN_IMPORTS) {
    if (tree.imports.some((one) => from.test(one.from) && to.test(one.to))) continue;
    complaints.push(`No import from ${from.source} to ${to.source} was seen, though there are such.`);
  }
  return complaints;
}

/** A line for each planted violation that the rules missed, and for each other one that they found. */
export function judgePlanted(tree: Tree, planted: readonly Violation[]): string[] {
  const seen = new Set(tree.violations.map(describeViolation));
  const expected = new Set(planted.map(describeViolation));
  return [
    ...[...expected].filter((line) => !seen.has(line)).map((line) => `planted, but not found: ${line}`),
    ...[...seen].filter((line) => !expected.has(line)).map((line) => `found, but not planted: ${line}`),
    ...tree.rules
      .filter((rule) => !planted.some((violation) => violation.rule === rule))
      .map((rule) => `nothing is planted for the rule ${rule}`),
  ];
}

function describeViolation({ rule, from, to }: Violation): string {
  return `${rule}: ${from}${to === '' ? '' : ` → ${to}`}`;
}
