import { ApiError, type ErrorReason } from '@linnet/api';
import type { Log } from './environment';

/** Why a call failed: the reason of its `ApiError`; null when it succeeded. Rejects with any other error. */
export async function errorOf(call: Promise<unknown>): Promise<ErrorReason | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.reason;
  }
}

/** The result of a call; null after an `ApiError`, which is logged with this text. */
export async function orLog<T>(
  call: Promise<T>,
  log: Log,
  [level, what]: readonly [level: 'info' | 'warn', what: string],
): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    log(level, what, error);
    return null;
  }
}

/** Whether the server has answered that there is no such thing, or no such endpoint. */
export function isMissing(error: ErrorReason | null): boolean {
  return error?.kind === 'http' && error.status === 404;
}
