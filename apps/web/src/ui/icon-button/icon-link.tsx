import type { LucideIcon } from 'lucide-react';
import { Link } from '../../platform/navigation/link';
import { Icon, type IconSize } from '../icon/icon';
import styles from './icon-button.module.css';

interface IconLinkProps {
  readonly to: string;
  /** The accessible name: where it leads. */
  readonly name: string;
  readonly icon: LucideIcon;
  readonly size?: IconSize;
  readonly mirrored?: boolean;
}

/** A link that looks like an icon button. */
export function IconLink({ to, name, icon, size = 'card', mirrored = false }: IconLinkProps) {
  return (
    <Link to={to} className={styles.iconButton} aria-label={name} title={name}>
      <Icon of={icon} size={size} mirrored={mirrored} />
    </Link>
  );
}
