import { Link } from '../../platform/navigation/link';
import { join } from '../styles/join';
import type { ButtonProps } from './button';
import styles from './button.module.css';

interface LinkButtonProps extends Pick<
  ButtonProps,
  'variant' | 'small' | 'icon' | 'children' | 'aria-label'
> {
  readonly to: string;
}

/** A link that looks like a button. */
export function LinkButton({
  to,
  variant = 'plain',
  small = false,
  icon,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Link {...rest} to={to} className={join(styles.button, styles[variant], small && styles.small)}>
      <span className={styles.label}>
        {icon}
        {children}
      </span>
    </Link>
  );
}
