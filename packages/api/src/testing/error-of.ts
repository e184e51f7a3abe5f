import { ApiError, type ErrorReason } from '../error';

/** The reason of the `ApiError` with which a promise must reject. */
export async function errorOf(promise: Promise<unknown>): Promise<ErrorReason> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ApiError) return error.reason;
    throw error;
  }
  throw new Error('nothing failed');
}
