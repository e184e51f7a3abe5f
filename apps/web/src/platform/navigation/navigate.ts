import { navigate as goTo } from 'wouter/use-browser-location';
import { entryFromHere, readEntry } from './history-entry';
import { fromPage } from './over-page';
import { entryOver } from './page-under';

interface NavigateOptions {
  /** Takes the place of the present history entry, and keeps its key. */
  readonly replace?: boolean;
}

/** Goes to an address of ours. `replace` is for redirects and for what refines the same screen (a tab, a query). */
export function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  const from = location.href;
  fromPage(() => {
    // What was to take the place of an entry that has been left since has nothing to replace any more.
    if (replace && location.href !== from) return;
    const state =
      entryOver(to, replace) ?? (replace ? readEntry(history.state) : undefined) ?? entryFromHere();
    goTo(to, { replace, state });
  });
}
