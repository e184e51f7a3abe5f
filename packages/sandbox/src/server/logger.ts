/** Logs an error that appears in no answer. */
export function logError(what: string, error: unknown): void {
  console.error(`${what}:`, error);
}

/** Not errors: browsers end the connection of a closed tab without a handshake. */
const CONNECTION_ENDED = new Set(['ECONNRESET', 'EPIPE']);

export function logSocketError(error: Error): void {
  if ('code' in error && typeof error.code === 'string' && CONNECTION_ENDED.has(error.code)) return;
  logError('socket', error);
}
