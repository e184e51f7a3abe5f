import { vi } from 'vitest';

/** Waits until it is so, while React works as it does on a page; with patience for a busy machine. */
export async function until(isSo: () => boolean): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  try {
    await vi.waitUntil(isSo, { interval: 5, timeout: 10_000 });
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  }
}
