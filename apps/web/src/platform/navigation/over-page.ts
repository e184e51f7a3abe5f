import { routeAddresses } from './route-addresses';

/** Key in the state of a history entry: how many layers (dialogs, menus) are open over the page. */
export const LAYERS_KEY = 'overPage';

/** Milliseconds after which going back counts as done, even without a `popstate` event. */
const POPSTATE_TIMEOUT_MS = 500;

/** The queue of history moves for the layers over the page; undefined when none is running. */
let moves: Promise<void> | undefined;

/** How many layers are open over the page, by the current history entry. */
export function depthOverPage(): number {
  const depth: unknown = history.state?.[LAYERS_KEY];
  return typeof depth === 'number' ? depth : 0;
}

/** Queues a history move behind those that are running. A failed move does not hold up the ones after it. */
export function moveHistory(move: () => void | Promise<void>): void {
  const thisMove = (moves ?? Promise.resolve())
    .then(move)
    // Unexpected errors are rethrown asynchronously, so that they are reported as uncaught.
    .catch((error: unknown) => {
      setTimeout(() => {
        throw error;
      });
    })
    .then(() => {
      if (moves === thisMove) moves = undefined;
    });
  moves = thisMove;
}

/** Goes back by this many entries; resolves when the browser has done so, or after a timeout. */
export function stepBack(steps: number): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, POPSTATE_TIMEOUT_MS);
    history.go(-steps);
  });
}

/** Navigates from the page itself: closes the layers over it first, with their history entries. */
export function afterClosingLayers(go: () => void): void {
  if (moves === undefined && depthOverPage() === 0) return go();
  moveHistory(async () => {
    if (depthOverPage() > 0) await stepBack(depthOverPage());
    go();
  });
}

/** As in the address: `search` includes its question mark, or is empty. */
type PageAddress = Pick<Location, 'pathname' | 'search'>;

/** What the history entry of a screen over the page stores in addition to the key, which it shares with the page. */
export interface EntryOver {
  readonly under: PageAddress;
  /** How many entries lead back to the page; 0 when the address itself was opened. */
  readonly steps: number;
}

const isOverPage = (address: string): boolean => address.split('?')[0] === routeAddresses.settings;

/** The address of the page: the current one, or the one below a screen that lies over the page. */
export function pageAddress(): PageAddress {
  return (isOverPage(location.pathname) && history.state?.under) || location;
}

/** The state of an entry for a screen over the page; undefined when the address leads to another page. */
export function entryOver(to: string, replace: boolean): EntryOver | undefined {
  if (!isOverPage(to)) return undefined;
  const { pathname, search } = pageAddress();
  return {
    ...history.state,
    under: { pathname, search },
    // Entries of pages have no `steps`.
    steps: (history.state?.steps ?? 0) + Number(!replace),
  };
}
