import { navigate as goTo } from 'wouter/use-browser-location';
import { entryOver, afterClosingLayers } from './over-page';

/** What we store in `history.state` of each entry. */
interface HistoryEntry {
  /** Id of the entry for the lifetime of the tab, also after a reload. */
  readonly key: string;
  /** The entry was opened from one of our pages, so that the previous entry is ours too. */
  readonly fromHere?: true;
}

/** Reads the entry's key; entries that we did not create (the first one, a hash link) have none yet. */
export function readEntry(state: unknown): HistoryEntry | undefined {
  if (typeof state !== 'object' || state === null || !('key' in state)) return undefined;
  if (typeof state.key !== 'string') return undefined;
  return { key: state.key, ...('fromHere' in state && { fromHere: true }) };
}

export function newEntry(): HistoryEntry {
  // `crypto.randomUUID` is missing on pages without a secure origin.
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return { key: high.toString(36) + low.toString(36) };
}

/** A new entry for a page that is opened from another one of ours. */
export function entryFromHere(): HistoryEntry {
  return { ...newEntry(), fromHere: true };
}

interface NavigateOptions {
  /** Replaces the current history entry and keeps its key. */
  readonly replace?: boolean;
}

/** Navigates to one of our addresses. `replace` is for redirects, and for a tab or query of the same screen. */
export function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  const from = location.href;
  afterClosingLayers(() => {
    // The entry that should have been replaced has been left in the meantime.
    if (replace && location.href !== from) return;
    const state =
      entryOver(to, replace) ?? (replace ? readEntry(history.state) : undefined) ?? entryFromHere();
    goTo(to, { replace, state });
  });
}
