import type { EntryOver } from './page-under';
import { pathTo } from './path-to';

/** Puts a page behind the settings dialog, whose address was opened directly. */
export function layOver(page: string): void {
  const { pathname, search } = new URL(page, location.origin);
  const over: EntryOver = { under: { pathname, search }, steps: 0 };
  history.replaceState({ ...history.state, ...over }, '', `${pathTo('settings')}${location.search}`);
}
