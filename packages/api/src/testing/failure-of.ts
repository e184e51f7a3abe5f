import { ApiError, type FailureReason } from '../error';

/** The reason of the `ApiError` that a promise must reject with. */
export async function failureOf(promise: Promise<unknown>): Promise<FailureReason> {
  try {
    await promise;
  } catch (error) {
    if (error instanceof ApiError) return error.reason;
    throw error;
  }
  throw new Error('nothing failed');
}
