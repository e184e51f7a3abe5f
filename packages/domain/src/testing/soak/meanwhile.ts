import type { Life } from './begin-life';

/** Time goes on while something is asked for. */
export async function meanwhile<T>({ clock }: Pick<Life, 'clock'>, asking: Promise<T>): Promise<T> {
  let isAnswered = false;
  const done = asking.finally(() => (isAnswered = true));
  while (!isAnswered) await clock.pass(100);
  return done;
}
