import { navigate } from './navigate';
import { type EntryOver, moveHistory, pageAddress, stepBack } from './over-page';
import { pathTo } from './path-to';

/** Puts a page behind the settings dialog, whose address was opened directly. */
export function showPageBehind(page: string): void {
  const { pathname, search } = new URL(page, location.origin);
  const over: EntryOver = { under: { pathname, search }, steps: 0 };
  history.replaceState(
    { ...history.state, ...over },
    '',
    `${pathTo('settings')}${location.search}${location.hash}`,
  );
}

/** How many history entries are between the screen over the page and the page. */
export function entriesOverPage(): number {
  const steps: unknown = history.state?.steps;
  return typeof steps === 'number' ? steps : 0;
}

/** Goes from a screen that lies over the page back to the page below. */
export function closeOverPage(): void {
  const steps = entriesOverPage();
  const { pathname, search } = pageAddress();
  if (steps > 0) moveHistory(() => stepBack(steps));
  else navigate(pathname + search, { replace: true });
}
