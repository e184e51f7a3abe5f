import type { Check, FindingLevel, FindingValues, ServerSetting } from './check';
import type { Observations } from './observations';
import { pageChecks } from './page-checks';
import { serverChecks } from './server-checks';

const all = [...pageChecks, ...serverChecks];

export type CheckId = (typeof all)[number]['id'];

/** Every check. Findings of the same level are listed in this order. */
export const checks: readonly Check<CheckId>[] = all;

export interface Finding {
  readonly id: CheckId;
  readonly level: FindingLevel;
  readonly setting: ServerSetting | null;
  readonly values: FindingValues;
}

export interface Diagnosis {
  /** The worst first. */
  readonly findings: readonly Finding[];
  readonly well: readonly CheckId[];
  /** Checks that lack an observation. */
  readonly unknown: readonly CheckId[];
}

const levels: readonly FindingLevel[] = ['fault', 'risk', 'hint'];

/** Runs all checks. */
export function diagnose(observed: Observations): Diagnosis {
  const findings: Finding[] = [];
  const well: CheckId[] = [];
  const unknown: CheckId[] = [];
  for (const { id, level, setting, judge } of checks) {
    const judgement = judge(observed);
    if (judgement === 'well') well.push(id);
    else if (judgement === 'unknown') unknown.push(id);
    else findings.push({ id, level, setting, values: judgement });
  }
  return {
    findings: findings.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level)),
    well,
    unknown,
  };
}
