import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Link } from '../../platform/navigation/link';
import { Icon, type IconSize } from '../icon/icon';
import { join } from '../styles/join';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** The accessible name: what the button does. */
  readonly name: string;
  readonly icon: LucideIcon;
  readonly size?: IconSize;
  /** For toggles; left out for buttons that run an action. */
  readonly pressed?: boolean;
  readonly mirrored?: boolean;
  readonly small?: boolean;
  /** A dot at the corner: there is something new. Say so in the name too. */
  readonly hasDot?: boolean;
}

/** A button with an icon and no text. */
export function IconButton({ name, icon, size = 'card', pressed, ...props }: IconButtonProps) {
  const { mirrored = false, small = false, hasDot = false, className, type, ...rest } = props;
  return (
    <button
      title={name}
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      aria-label={name}
      aria-pressed={pressed}
      className={join(styles.iconButton, small && styles.small, className)}
    >
      <Icon of={icon} size={size} mirrored={mirrored} />
      {hasDot && <span className={styles.dot} />}
    </button>
  );
}

interface IconLinkProps extends Pick<IconButtonProps, 'icon' | 'size' | 'mirrored'> {
  readonly to: string;
  /** The accessible name: where it leads. */
  readonly name: string;
  readonly onClick?: () => void;
}

/** A link that looks like an icon button. */
export function IconLink({ name, icon, size = 'card', mirrored = false, ...link }: IconLinkProps) {
  return (
    // Named by its title alone: beside a label, screen readers would say it twice.
    <Link {...link} className={styles.iconButton} title={name}>
      <Icon of={icon} size={size} mirrored={mirrored} />
    </Link>
  );
}
