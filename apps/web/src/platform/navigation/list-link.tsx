import type { ComponentPropsWithRef } from 'react';
import { leaveList } from './leave-list';
import { Link } from './link';

/** A link to another list of the same screen, which stands at its top; one step back leaves all of them. */
export function ListLink(props: Omit<ComponentPropsWithRef<typeof Link>, 'replace' | 'onClick'>) {
  return <Link {...props} replace onClick={leaveList} />;
}
