import { ApiError, getMedia, type Attachment } from '@linnet/api';
import type { Send } from '../session/send';

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 5000;
/** Failed requests in a row before the error is thrown. */
const PATIENCE = 4;

interface WaitingOptions {
  send: Send;
  signal: AbortSignal;
}

/** Whether the next attempt may succeed. */
function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { reason } = error;
  return (
    reason.kind === 'offline' || (reason.kind === 'http' && (reason.status >= 500 || reason.status === 429))
  );
}

/** Polls for an attachment until the server has processed it and it has an address. Throws `ApiError`. */
export async function waitUntilReady(id: string, { send, signal }: WaitingOptions): Promise<Attachment> {
  let errors = 0;
  for (let wait = FIRST_PAUSE; ; wait = Math.min(wait * 1.5, LONGEST_PAUSE)) {
    await pause(wait, signal);
    try {
      const answer = await send(getMedia(id), { signal });
      if (answer.url !== '') return answer;
      errors = 0;
    } catch (error) {
      errors += 1;
      if (!isPassing(error) || errors >= PATIENCE) throw error;
    }
  }
}

/** Waits this many milliseconds; rejects when the signal is aborted. */
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
