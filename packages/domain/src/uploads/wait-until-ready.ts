import { ApiError, getMedia, type Attachment } from '@linnet/api';
import type { Send } from '../session/send';

const FIRST_DELAY_MS = 1000;
const MAX_DELAY_MS = 5000;
/** After so many failed requests in a row the error is thrown. */
const MAX_ERRORS = 4;

interface WaitingOptions {
  send: Send;
  signal: AbortSignal;
}

/** Whether the next attempt may succeed. */
function isTemporary(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  const { reason } = error;
  return (
    reason.kind === 'offline' || (reason.kind === 'http' && (reason.status >= 500 || reason.status === 429))
  );
}

/** Polls for an attachment until the server has processed it and it has an address. Throws `ApiError`. */
export async function waitUntilReady(id: string, { send, signal }: WaitingOptions): Promise<Attachment> {
  let errors = 0;
  for (let wait = FIRST_DELAY_MS; ; wait = Math.min(wait * 1.5, MAX_DELAY_MS)) {
    await pause(wait, signal);
    try {
      const answer = await send(getMedia(id), { signal });
      if (answer.url !== '') return answer;
      errors = 0;
    } catch (error) {
      errors += 1;
      if (!isTemporary(error) || errors >= MAX_ERRORS) throw error;
    }
  }
}

/** Waits this many milliseconds; rejects when the signal is aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      clearTimeout(timer);
      reject(new ApiError({ kind: 'aborted' }));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', abort, { once: true });
    if (signal.aborted) abort();
  });
}
