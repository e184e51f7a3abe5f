import { matchRoute } from '../../platform/navigation/match-route';

/** The path in a web address that leads to a screen of this page; null when it leads elsewhere. */
export function ownPathOf(address: string): string | null {
  const { origin, pathname, search } = new URL(address);
  return origin === location.origin && matchRoute(pathname) !== undefined ? `${pathname}${search}` : null;
}
