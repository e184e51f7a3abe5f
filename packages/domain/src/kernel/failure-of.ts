import { ApiError, type FailureReason } from '@linnet/api';

/** The error of a call; null when it succeeded. Rejects with anything but an `ApiError`. */
export async function failureOf(call: Promise<unknown>): Promise<FailureReason | null> {
  try {
    await call;
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return error.reason;
  }
}
