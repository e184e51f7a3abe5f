/** What we keep in `history.state` of each entry. */
export interface HistoryEntry {
  /** Names the entry for as long as the tab lives, over reloads. */
  readonly key: string;
}

/** Reads the present entry's key; entries made by others (the first one, a hash link) have none yet. */
export function readEntry(state: unknown): HistoryEntry | undefined {
  if (typeof state !== 'object' || state === null || !('key' in state)) return undefined;
  return typeof state.key === 'string' ? { key: state.key } : undefined;
}

export function newEntry(): HistoryEntry {
  // Pages without a secure origin have no randomUUID.
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return { key: high.toString(36) + low.toString(36) };
}
