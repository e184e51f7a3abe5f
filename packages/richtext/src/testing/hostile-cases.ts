import { ADDRESS_CASES, RUNNING_ADDRESS_CASES } from './hostile/address.cases';
import { FOREIGN_CASES } from './hostile/foreign.cases';
import type { HostileCase } from './hostile/hostile-case';
import { SCRIPT_CASES } from './hostile/script.cases';
import { SIZE_CASES } from './hostile/size.cases';
import { TEXT_CASES } from './hostile/text.cases';

export type { HostileCase } from './hostile/hostile-case';

/** Every text that was made to harm. Only data: a browser test can take it as it is. */
export const HOSTILE_CASES: readonly HostileCase[] = [
  ...SCRIPT_CASES,
  ...FOREIGN_CASES,
  ...RUNNING_ADDRESS_CASES,
  ...ADDRESS_CASES,
  ...TEXT_CASES,
  ...SIZE_CASES,
];
