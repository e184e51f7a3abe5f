import type { ComponentPropsWithRef } from 'react';
import { leaveList } from './leave-list';
import { Link } from './link';

/**
 * A link to another list on the same screen: it opens at its top and replaces the history entry, so that Back leaves
 * all of the lists.
 */
export function ListLink(props: Omit<ComponentPropsWithRef<typeof Link>, 'replace' | 'onClick'>) {
  return <Link {...props} replace onClick={leaveList} />;
}
