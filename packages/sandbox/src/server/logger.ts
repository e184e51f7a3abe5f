/** Logs an error that appears in no answer. */
export function logError(what: string, error: unknown): void {
  console.error(`${what}:`, error);
}
