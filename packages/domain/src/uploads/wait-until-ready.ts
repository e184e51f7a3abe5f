import { ApiError, getMedia, type Attachment } from '@linnet/api';
import type { Send } from '../send';

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 5000;
/** Asking fails so often in a row before it is told. */
const PATIENCE = 4;

interface WaitingOptions {
  send: Send;
  signal: AbortSignal;
}

/** It may go well the next time. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { reason } = error;
  return (
    reason.kind === 'offline' || (reason.kind === 'http' && (reason.status >= 500 || reason.status === 429))
  );
}

/** Asks for a file that the server still works on until it has an address. Throws `ApiError`. */
export async function waitUntilReady(id: string, { send, signal }: WaitingOptions): Promise<Attachment> {
  let failures = 0;
  for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 1.5, LONGEST_PAUSE)) {
    await pause(wait, signal);
    try {
      const answer = await send(getMedia(id), { signal });
      if (answer.url !== '') return answer;
      failures = 0;
    } catch (error) {
      failures += 1;
      if (!isPassing(error) || failures >= PATIENCE) throw error;
    }
  }
}

/** Waits so many milliseconds; throws when it is given up meanwhile. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      clearTimeout(timer);
      reject(new ApiError({ kind: 'aborted' }));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', giveUp);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', giveUp, { once: true });
    if (signal.aborted) giveUp();
  });
}
