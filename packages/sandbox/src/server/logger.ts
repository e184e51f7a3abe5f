/** Logs an error that appears in no answer. */
export function logError(what: string, error: unknown): void {
  console.error(`${what}:`, error);
}

/** Not errors: browsers end the connection of a closed tab without a handshake. */
const GONE = new Set(['ECONNRESET', 'EPIPE']);

export function logSocketError(error: Error): void {
  if ('code' in error && typeof error.code === 'string' && GONE.has(error.code)) return;
  logError('socket', error);
}
