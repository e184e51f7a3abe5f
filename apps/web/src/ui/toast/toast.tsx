import X from 'lucide-react/icons/x';
import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { Icon } from '../icon/icon';
import { type Tone, toneIcons } from '../note/note';
import { join } from '../styles/join';
import styles from './toast.module.css';

export interface ToastAction {
  readonly label: string;
  readonly onSelect: () => void;
}

interface ToastProps {
  readonly tone: Tone;
  readonly children: ReactNode;
  readonly actions?: readonly ToastAction[];
  readonly onDismiss?: () => void;
}

/** One floating notice: what happened, actions, and a dismiss button. */
export function Toast({ tone, children, actions = [], onDismiss }: ToastProps) {
  const text = useText();

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || onDismiss === undefined) return;
    // Only the toast is dismissed, not a layer below it too.
    event.preventDefault();
    event.stopPropagation();
    onDismiss();
  }

  return (
    // Receives the key events of its buttons.
    <li className={join(styles.toast, styles[tone])} onKeyDown={handleKeyDown}>
      <Icon of={toneIcons[tone]} size="nav" />
      <div className={styles.words}>{children}</div>
      {actions.map(({ label, onSelect }) => (
        <Button key={label} small variant="plain" onClick={onSelect}>
          {label}
        </Button>
      ))}
      {onDismiss && <IconButton small icon={X} name={text('general.dismiss')} onClick={onDismiss} />}
    </li>
  );
}

interface ToastRegionProps {
  /** Rendered above the toasts: what is more than a sentence. */
  readonly head?: ReactNode;
  /** Toasts of errors, above the others. */
  readonly urgent?: ReactNode;
  /** Rendered below the toasts: how many more there are. */
  readonly foot?: ReactNode;
  readonly regionRef?: Ref<HTMLElement>;
  /** The hotkey that moves the focus here, for `aria-keyshortcuts`. */
  readonly hotkey?: string | undefined;
  /** All other toasts. */
  readonly children?: ReactNode;
}

/** The region of toasts. Mounted from the start: one that appears with its text is not announced. */
export function ToastRegion({ head, urgent, foot, regionRef, hotkey, children }: ToastRegionProps) {
  const text = useText();
  return (
    <section
      className={styles.region}
      aria-label={text('notices.region')}
      aria-keyshortcuts={hotkey}
      ref={regionRef}
    >
      <div className={styles.stack}>
        <div className={styles.list} aria-live="polite">
          {head}
        </div>
        {/* Errors are polite too: an assertive region would interrupt a screen reader at each key that is typed. */}
        <ul className={styles.list} aria-live="polite" aria-relevant="additions text">
          {urgent}
        </ul>
        <ul className={styles.list} aria-live="polite" aria-relevant="additions text">
          {children}
        </ul>
        {foot}
      </div>
    </section>
  );
}
