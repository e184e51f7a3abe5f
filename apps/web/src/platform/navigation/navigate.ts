import { navigate as goTo } from 'wouter/use-browser-location';
import { entryFromHere, readEntry } from './history-entry';
import { fromPage } from './over-page';
import { entryOver } from './page-under';

interface NavigateOptions {
  /** Replaces the current history entry and keeps its key. */
  readonly replace?: boolean;
}

/**
 * Navigates to one of our addresses. `replace` is for redirects and for refinements of the same screen (a tab, a
 * query).
 */
export function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  const from = location.href;
  fromPage(() => {
    // The entry that should have been replaced has been left in the meantime.
    if (replace && location.href !== from) return;
    const state =
      entryOver(to, replace) ?? (replace ? readEntry(history.state) : undefined) ?? entryFromHere();
    goTo(to, { replace, state });
  });
}
