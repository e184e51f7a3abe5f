import type { FailureReason } from '@linnet/api';

/** Reads a stored error. Of an HTTP response only status, message and `retryAfter` are stored. */
export function readReason(value: unknown): FailureReason | null {
  if (typeof value !== 'object' || value === null) return null;
  const { kind, timedOut, status, text, what, retryAfter } = value as Record<string, unknown>;
  switch (kind) {
    case 'offline':
      return { kind, timedOut: timedOut === true };
    case 'aborted':
      return { kind };
    case 'malformed':
      return { kind, what: typeof what === 'string' ? what : '' };
    case 'http':
      if (typeof status !== 'number') return null;
      return {
        kind,
        status,
        text: typeof text === 'string' ? text : null,
        identifier: null,
        body: null,
        ...(typeof retryAfter === 'number' ? { retryAfter } : {}),
      };
    default:
      return null;
  }
}
