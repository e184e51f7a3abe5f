import type { Counts } from './counts';

export interface PartResult extends Counts {
  /** What to print on an error. */
  details: string;
}

/** One part of a check, with the name for its line. A part that throws has failed. */
export interface Part {
  name: string;
  run(): Promise<PartResult>;
}

export const passedPart: PartResult = { passed: 1, failed: 0, skipped: 0, details: '' };

export function failedPart(details: string): PartResult {
  return { passed: 0, failed: 1, skipped: 0, details };
}
