/** Resolves when the promise does, and after this number of milliseconds at the latest. */
export async function atMost(ms: number, promise: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
