import type { ErrorReason } from '@linnet/api';
import { runConcurrently, type BulkResult } from '../kernel/tasks/run-concurrently';

/** Runs a task for several accounts, one after the other. */
export function oneByOne<Person>(
  people: readonly Person[],
  step: (person: Person) => Promise<ErrorReason | null>,
  onProgress: (done: number) => void,
): Promise<BulkResult<Person>> {
  return runConcurrently(people, step, { maxConcurrent: 1, onProgress });
}
