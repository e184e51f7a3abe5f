import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon, type IconSize } from '../icon/icon';
import { join } from '../styles/join';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children' | 'aria-label'> {
  /** What it does, in words: it is all that many people get. */
  readonly name: string;
  readonly icon: LucideIcon;
  readonly size?: IconSize;
  /** For what can be on or off; left out for what just happens. */
  readonly pressed?: boolean;
  readonly mirrored?: boolean;
  readonly small?: boolean;
  /** A mark at the corner: there is something new. Say so in the name too. */
  readonly marked?: boolean;
}

/** A button that is an icon. */
export function IconButton({ name, icon, size = 'card', pressed, ...props }: IconButtonProps) {
  const { mirrored = false, small = false, marked = false, className, type, ...rest } = props;
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
      {marked && <span className={styles.dot} />}
    </button>
  );
}
