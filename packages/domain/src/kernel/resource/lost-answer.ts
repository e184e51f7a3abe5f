import type { ErrorReason } from '@linnet/api';
import { errorOf } from '../error-of';

/** Whether the server may have made a change although it answered with this error, or not at all. */
export function isUnsure(reason: ErrorReason): boolean {
  if (reason.kind === 'http') return reason.status >= 500;
  return reason.kind !== 'aborted';
}

/**
 * The error of a change; null on success, and when the answer was lost but `isDone`, which asks the server, shows that
 * the change was made: so it is not repeated. `isRefusal` recognises errors by which the server says that it has not
 * made the change, whatever their status.
 */
export async function errorUnlessDone(
  change: Promise<unknown>,
  isDone: () => Promise<boolean>,
  isRefusal: (reason: ErrorReason) => boolean = () => false,
): Promise<ErrorReason | null> {
  const error = await errorOf(change);
  if (error === null || !isUnsure(error) || isRefusal(error)) return error;
  let done = false;
  const checkError = await errorOf(
    isDone().then((answer) => {
      done = answer;
    }),
  );
  return checkError === null && done ? null : error;
}
