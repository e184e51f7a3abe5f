/**
 * Why a call failed. Wording is a view's business.
 * - `offline`: no answer came (no network, refused, cut, or the time limit passed: `timedOut`).
 * - `aborted`: the caller gave up.
 * - `http`: the server answered with an error; `text` is its own sentence where one was found, `retryAfter` the
 *   seconds it asks to wait (null or absent when it does not say).
 * - `ignored`: the server answered that it was done, and kept something else than was asked for.
 * - `malformed`: an answer came that is not what the call promises (HTML for JSON, a broken page).
 */
export type FailureReason =
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

/** The one class of error that leaves this package. Its message is `status - body` for answered errors. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly reason: FailureReason;

  constructor(reason: FailureReason) {
    super(messageOf(reason));
    this.reason = reason;
  }
}

function messageOf(reason: FailureReason): string {
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
