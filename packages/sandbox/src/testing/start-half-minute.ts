import { vi } from 'vitest';

const HALF_MINUTE = 30_000;

/**
 * Sets the clock to the beginning of a half minute, from where it goes on until `vi.useRealTimers`: a code of an
 * authenticator is valid for the half minute it was made in, and a test that crosses its end would fail.
 */
export function startHalfMinute(): void {
  const now = Math.ceil(Date.now() / HALF_MINUTE) * HALF_MINUTE;
  vi.useFakeTimers({ toFake: ['Date'], shouldAdvanceTime: true, now });
}
