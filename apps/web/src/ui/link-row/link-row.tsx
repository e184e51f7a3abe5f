import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../platform/navigation/link';
import { Icon } from '../icon/icon';
import styles from './link-row.module.css';

interface LinkRowProps {
  readonly to: string;
  readonly icon: LucideIcon;
  /** In somebody's own words. */
  readonly name: string;
  /** What else can be done with it, at the end of the row. */
  readonly children?: ReactNode;
}

/** A row of a list that leads somewhere. */
export function LinkRow({ to, icon, name, children }: LinkRowProps) {
  return (
    <li className={styles.row}>
      <Link className={styles.name} to={to}>
        <Icon of={icon} />
        <bdi>{name}</bdi>
      </Link>
      {children}
    </li>
  );
}
