import { ADDRESS_CASES, RUNNING_ADDRESS_CASES } from './hostile/address.cases';
import { FOREIGN_CASES } from './hostile/foreign.cases';
import type { HostileCase } from './hostile/hostile-case';
import { SCRIPT_CASES } from './hostile/script.cases';
import { SIZE_CASES } from './hostile/size.cases';
import { TEXT_CASES } from './hostile/text.cases';

export type { HostileCase } from './hostile/hostile-case';

/** All malicious texts. Plain data, so that browser tests can use it too. */
export const HOSTILE_CASES: readonly HostileCase[] = [
  ...SCRIPT_CASES,
  ...FOREIGN_CASES,
  ...RUNNING_ADDRESS_CASES,
  ...ADDRESS_CASES,
  ...TEXT_CASES,
  ...SIZE_CASES,
];
