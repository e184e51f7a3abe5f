import type { Soak } from './begin-life';

/** Time goes on while something is asked for. */
export async function advanceUntil<T>({ clock }: Pick<Soak, 'clock'>, request: Promise<T>): Promise<T> {
  let isAnswered = false;
  const done = request.finally(() => (isAnswered = true));
  while (!isAnswered) await clock.advance(100);
  return done;
}
