import { navigate as goTo } from 'wouter/use-browser-location';
import { newEntry, readEntry } from './history-entry';

interface NavigateOptions {
  /** Takes the place of the present history entry, and keeps its key. */
  readonly replace?: boolean;
}

/** Goes to an address of ours. `replace` is for redirects and for what refines the same screen (a tab, a query). */
export function navigate(to: string, { replace = false }: NavigateOptions = {}): void {
  const state = (replace ? readEntry(history.state) : undefined) ?? newEntry();
  goTo(to, { replace, state });
}
