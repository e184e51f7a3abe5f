import type { Soak } from './start-soak';

/** Advances the clock until a request is answered. */
export async function advanceUntil<T>({ clock }: Pick<Soak, 'clock'>, request: Promise<T>): Promise<T> {
  let isAnswered = false;
  const done = request.finally(() => (isAnswered = true));
  while (!isAnswered) await clock.advance(100);
  return done;
}
