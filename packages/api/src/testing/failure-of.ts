import { ApiError, type FailureReason } from '../error';

/** The reason of the `ApiError` with which a promise must reject. */
export async function failureOf(promise: Promise<unknown>): Promise<FailureReason> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ApiError) return error.reason;
    throw error;
  }
  throw new Error('nothing failed');
}
