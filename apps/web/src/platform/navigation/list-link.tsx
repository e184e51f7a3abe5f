import type { ComponentPropsWithRef } from 'react';
import { Link } from './link';
import { getPageHistory } from './page-history';

/**
 * Drops the key of the current history entry before another list on the same screen replaces its address: the scroll
 * position stored under the key belongs to the list that is left. The entry then gets a new key, without a position.
 */
export function forgetListPosition(): void {
  // A list that was opened by a link restores no position.
  if (getPageHistory().visit().arrival === 'return') history.replaceState(null, '');
}

/** A link to another list on the same screen. It replaces the history entry, so that Back leaves all of them. */
export function ListLink(props: Omit<ComponentPropsWithRef<typeof Link>, 'replace' | 'onClick'>) {
  return <Link {...props} replace onClick={forgetListPosition} />;
}
