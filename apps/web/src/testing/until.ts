import { vi } from 'vitest';

/** Waits until the condition holds, with React running as on a page; with a long timeout for busy machines. */
export async function until(condition: () => boolean): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  try {
    await vi.waitUntil(condition, { interval: 5, timeout: 10_000 });
  } finally {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  }
}
