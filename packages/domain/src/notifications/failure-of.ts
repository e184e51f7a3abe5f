import { ApiError, type FailureReason } from '@linnet/api';

/** Why a call failed; null when it did not. What is no failure of a call is thrown. */
export async function failureOf(call: Promise<unknown>): Promise<FailureReason | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.reason;
  }
}
