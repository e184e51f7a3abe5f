import { logError } from '../server/logger';

/** Browsers close a tab without farewell: that is no trouble. */
const GONE = new Set(['ECONNRESET', 'EPIPE']);

export function logSocketError(error: Error): void {
  if ('code' in error && typeof error.code === 'string' && GONE.has(error.code)) return;
  logError('socket', error);
}
