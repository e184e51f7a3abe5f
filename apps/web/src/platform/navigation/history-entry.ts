/** What we keep in `history.state` of each entry. */
export interface HistoryEntry {
  /** Names the entry for as long as the tab lives, over reloads. */
  readonly key: string;
  /** It was opened from a page of ours, to which the step before it leads. */
  readonly fromHere?: true;
}

/** Reads the present entry's key; entries made by others (the first one, a hash link) have none yet. */
export function readEntry(state: unknown): HistoryEntry | undefined {
  if (typeof state !== 'object' || state === null || !('key' in state)) return undefined;
  if (typeof state.key !== 'string') return undefined;
  return { key: state.key, ...('fromHere' in state && { fromHere: true }) };
}

export function newEntry(): HistoryEntry {
  // Pages without a secure origin have no randomUUID.
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return { key: high.toString(36) + low.toString(36) };
}

/** Of a page that is opened from another one of ours. */
export function entryFromHere(): HistoryEntry {
  return { ...newEntry(), fromHere: true };
}
