import { routeAddresses } from './route-addresses';

/** As in the address: `search` includes its question mark, or is empty. */
type Place = Pick<Location, 'pathname' | 'search'>;

/** What the history entry of a screen over the page stores besides the key, which is that of the page. */
export interface EntryOver {
  readonly under: Place;
  /** How many entries lead back to the page; 0 when the address itself was opened. */
  readonly steps: number;
}

const isOver = (address: string): boolean => address.split('?')[0] === routeAddresses.settings;

/** The address of the page: the current one, or the one below a screen that lies over the page. */
export function pagePlace(): Place {
  return (isOver(location.pathname) && history.state?.under) || location;
}

/** The state of an entry for a screen over the page; undefined when the address leads to another page. */
export function entryOver(to: string, replace: boolean): EntryOver | undefined {
  if (!isOver(to)) return undefined;
  const { pathname, search } = pagePlace();
  return {
    ...history.state,
    under: { pathname, search },
    // Entries of pages have no `steps`.
    steps: (history.state?.steps ?? 0) + Number(!replace),
  };
}
