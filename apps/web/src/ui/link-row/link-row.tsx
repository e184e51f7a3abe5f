import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../../platform/navigation/link';
import { Icon } from '../icon/icon';
import styles from './link-row.module.css';

interface LinkRowProps {
  readonly to: string;
  readonly icon: LucideIcon;
  /** Text by a person, in any language and direction. */
  readonly name: string;
  /** More actions, at the end of the row. */
  readonly children?: ReactNode;
}

/** A row of a list that is a link. */
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
