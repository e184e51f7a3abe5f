import type { LucideIcon } from 'lucide-react';
import X from 'lucide-react/icons/x';
import type { KeyboardEvent, ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { Icon } from '../icon/icon';
import { type Tone, toneIcons } from '../note/tones';
import { join } from '../styles/join';
import styles from './toast.module.css';

export interface ToastAction {
  readonly label: string;
  readonly onSelect: () => void;
}

interface ToastProps {
  readonly tone: Tone;
  /** Replaces the icon of the tone. */
  readonly icon?: LucideIcon;
  readonly children: ReactNode;
  readonly actions?: readonly ToastAction[];
  readonly onDismiss?: () => void;
}

/** One floating notice: what happened, actions, and a dismiss button. */
export function Toast({ tone, icon = toneIcons[tone], children, actions = [], onDismiss }: ToastProps) {
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
      <Icon of={icon} size="nav" />
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
