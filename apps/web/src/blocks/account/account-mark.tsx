import type { LucideIcon } from 'lucide-react';
import { Icon } from '../../ui/icon/icon';
import styles from './account-line.module.css';

interface AccountMarkProps {
  readonly icon: LucideIcon;
  readonly words: string;
}

/** A small icon beside a name. */
export function AccountMark({ icon, words }: AccountMarkProps) {
  return (
    <span className={styles.mark} role="img" aria-label={words} title={words}>
      <Icon of={icon} size="small" />
    </span>
  );
}
