/** What nobody is answered with, but somebody should see. */
export function logError(what: string, error: unknown): void {
  console.error(`${what}:`, error);
}
