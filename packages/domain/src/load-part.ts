import { ApiError } from '@linnet/api';

/** Loads code that is not needed at the start. Code that does not come is told like an answer that does not. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (cause) {
    throw Object.assign(new ApiError({ kind: 'offline', timedOut: false }), { cause });
  }
}
