/**
 * Why a call failed; views find the words for it.
 * - `offline`: no response (no network, connection refused or cut, or the time limit has passed: `timedOut`).
 * - `aborted`: the caller aborted the request.
 * - `http`: the server answered with an error; `text` is its own sentence if it sent one, `retryAfter` the seconds that
 *   it asks to wait (null or absent if it does not say).
 * - `ignored`: the server answered with success, but stored something else than it was sent.
 * - `malformed`: the response is not what the call expects (HTML for JSON, a broken page).
 */
export type ErrorReason =
  | { kind: 'offline'; timedOut: boolean }
  | { kind: 'aborted' }
  | {
      kind: 'http';
      status: number;
      text: string | null;
      identifier: string | null;
      body: unknown;
      retryAfter?: number | null;
    }
  | { kind: 'ignored' }
  | { kind: 'malformed'; what: string };

/** The only class of error that this package throws. For error responses its message is `status - body`. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly reason: ErrorReason;

  constructor(reason: ErrorReason) {
    super(messageOf(reason));
    this.reason = reason;
  }
}

function messageOf(reason: ErrorReason): string {
  switch (reason.kind) {
    case 'offline':
      return reason.timedOut ? 'no answer in time' : 'no answer';
    case 'aborted':
      return 'given up';
    case 'http':
      return `${reason.status} - ${typeof reason.body === 'string' ? reason.body : JSON.stringify(reason.body)}`;
    case 'ignored':
      return 'the server kept something else';
    case 'malformed':
      return `unreadable answer: ${reason.what}`;
  }
}
