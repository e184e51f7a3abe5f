import { cellUntil, type Cell } from './cell';

/** Milliseconds to wait for a stream that is about to be opened while something stored is on screen. */
const MAX_STREAM_WAIT_MS = 3000;

/** Resolves when no stream is about to be opened, and after some seconds at the latest. */
export function streamSettled(isStreamAwaited: Pick<Cell<boolean>, 'get' | 'subscribe'>): Promise<void> {
  return atMost(
    MAX_STREAM_WAIT_MS,
    cellUntil(isStreamAwaited, (isAwaited) => !isAwaited),
  );
}

/** Resolves when the promise does, and after this number of milliseconds at the latest. */
export async function atMost(ms: number, promise: Promise<unknown>): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([promise, timeout]).finally(() => clearTimeout(timer));
}
