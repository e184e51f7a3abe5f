import type { ErrorReason } from '@linnet/api';
import { errorOf } from '../error-of';

/** Whether the server may have made a change although it answered with this error, or not at all. */
export function isUnsure(reason: ErrorReason): boolean {
  if (reason.kind === 'http') return reason.status >= 500;
  return reason.kind !== 'aborted';
}

/**
 * The error of a change; null also where its answer got lost and `isDone`, which looks at the server, finds it made. So
 * nothing is repeated that was done. `isRefusal`: the server says by this error that it has not made the change, whatever
 * its status.
 */
export async function settled(
  change: Promise<unknown>,
  isDone: () => Promise<boolean>,
  isRefusal: (reason: ErrorReason) => boolean = () => false,
): Promise<ErrorReason | null> {
  const error = await errorOf(change);
  if (error === null || !isUnsure(error) || isRefusal(error)) return error;
  let done = false;
  const looking = await errorOf(
    isDone().then((answer) => {
      done = answer;
    }),
  );
  return looking === null && done ? null : error;
}
