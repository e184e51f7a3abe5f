import type { FailureReason } from '@linnet/api';

/** What became of something that was done about several people. */
export interface BatchEnd<Person> {
  /** About whom it was not done. */
  readonly left: readonly Person[];
  /** Why; of several reasons the first. */
  readonly reason: FailureReason | null;
}

/** Nobody further down the list would fare better. */
function endsAll(reason: FailureReason): boolean {
  return (
    reason.kind === 'offline' ||
    reason.kind === 'aborted' ||
    (reason.kind === 'http' && reason.status === 429)
  );
}

/**
 * Does something about several people, one after the other, as servers count what comes at once. A refusal leaves its
 * person out; where the server cannot be reached, or wants to be left alone, everybody who comes after is left too.
 */
export async function oneByOne<Person>(
  people: readonly Person[],
  step: (person: Person) => Promise<FailureReason | null>,
  onStep: (done: number) => void,
): Promise<BatchEnd<Person>> {
  const left: Person[] = [];
  let first: FailureReason | null = null;
  for (const [index, person] of people.entries()) {
    const reason = await step(person);
    if (reason !== null) {
      left.push(person);
      first ??= reason;
      if (endsAll(reason)) return { left: [...left, ...people.slice(index + 1)], reason: first };
    }
    onStep(index + 1);
  }
  return { left, reason: first };
}
