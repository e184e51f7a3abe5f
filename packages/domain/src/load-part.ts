import { ApiError } from '@linnet/api';

/**
 * Loads code that is not needed at the start. When it can't be loaded, the error is an `ApiError`, as for a request.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw Object.assign(new ApiError({ kind: 'offline', timedOut: false }), { cause });
  }
}
