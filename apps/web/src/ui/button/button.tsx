import LoaderCircle from 'lucide-react/icons/loader-circle';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { Icon } from '../icon/icon';
import { join } from '../styles/join';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './button.module.css';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'children'> {
  readonly variant?: 'plain' | 'primary' | 'danger' | 'quiet';
  readonly small?: boolean;
  readonly icon?: ReactNode;
  /** The action is running: the button keeps its width, shows a spinner and ignores clicks. */
  readonly pending?: boolean;
  readonly children: ReactNode;
}

/** A button with a label. At most one filled button per panel. */
export function Button({ variant = 'plain', small = false, pending = false, ...props }: ButtonProps) {
  const { icon, children, className, onClick, type, ...rest } = props;
  const classes = join(
    styles.button,
    styles[variant],
    small && styles.small,
    pending && styles.pending,
    className,
  );
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={classes}
      aria-busy={pending || undefined}
      aria-disabled={pending || undefined}
      onClick={pending ? stopClick : onClick}
    >
      <span className={styles.label}>
        {icon}
        {children}
      </span>
      {pending && <PendingSpinner />}
    </button>
  );
}

/** A small button that tries again what has failed. */
export function RetryButton(props: Omit<ButtonProps, 'small' | 'children'>) {
  const text = useText();
  return (
    <Button small {...props}>
      {text('general.retry')}
    </Button>
  );
}

/** A pending button stays focusable, so it has to prevent clicks itself, including the submit of its form. */
function stopClick(event: { preventDefault(): void }): void {
  event.preventDefault();
}

function PendingSpinner() {
  const text = useText();
  return (
    <output className={styles.spinner}>
      <Icon of={LoaderCircle} size="small" spinning />
      <VisuallyHidden>{text('general.working')}</VisuallyHidden>
    </output>
  );
}
