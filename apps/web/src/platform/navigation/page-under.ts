import { routeAddresses } from './route-addresses';

/** As in the address: `search` with its question mark, or empty. */
type Place = Pick<Location, 'pathname' | 'search'>;

/** What the history's entry of a screen that lies over the page keeps beside its key, which is that of the page. */
export interface EntryOver {
  readonly under: Place;
  /** How many entries lead back to the page; none where the address itself was opened. */
  readonly steps: number;
}

const isOver = (address: string): boolean => address.split('?')[0] === routeAddresses.settings;

/** Where the page is: what stands in the address, or what is under it there. */
export function pagePlace(): Place {
  return (isOver(location.pathname) && history.state?.under) || location;
}

/** The state of an entry that leaves the page as it is; undefined where the address leads to another page. */
export function entryOver(to: string, replace: boolean): EntryOver | undefined {
  if (!isOver(to)) return undefined;
  const { pathname, search } = pagePlace();
  return {
    ...history.state,
    under: { pathname, search },
    // Entries of pages have none.
    steps: (history.state?.steps ?? 0) + Number(!replace),
  };
}
