import type { ErrorReason } from '@linnet/api';
import { fewAtOnce, type BulkResult } from '../kernel/few-at-once';

/** Runs a task for several accounts, one after the other. */
export function oneByOne<Person>(
  people: readonly Person[],
  step: (person: Person) => Promise<ErrorReason | null>,
  onStep: (done: number) => void,
): Promise<BulkResult<Person>> {
  return fewAtOnce(people, step, { atOnce: 1, onStep });
}
