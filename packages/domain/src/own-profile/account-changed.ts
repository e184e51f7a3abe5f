/** What one page of a reader says to the others once the server has changed something about the account. */
export const accountChanged = { changed: 'account' } as const;

/** False for what is about something else, or of a page of another version. */
export function isAccountChanged(said: unknown): boolean {
  return (
    typeof said === 'object' && said !== null && 'changed' in said && said.changed === accountChanged.changed
  );
}
