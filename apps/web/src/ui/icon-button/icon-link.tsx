import type { LucideIcon } from 'lucide-react';
import { Link } from '../../platform/navigation/link';
import { Icon, type IconSize } from '../icon/icon';
import styles from './icon-button.module.css';

interface IconLinkProps {
  readonly to: string;
  /** Where it leads, in words: it is all that many people get. */
  readonly name: string;
  readonly icon: LucideIcon;
  readonly size?: IconSize;
  readonly mirrored?: boolean;
}

/** A link in the look of a button that is an icon: it leads somewhere and does nothing. */
export function IconLink({ to, name, icon, size = 'card', mirrored = false }: IconLinkProps) {
  return (
    <Link to={to} className={styles.iconButton} aria-label={name} title={name}>
      <Icon of={icon} size={size} mirrored={mirrored} />
    </Link>
  );
}
