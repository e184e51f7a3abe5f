import type { ReactNode } from 'react';
import { Brand } from './brand';
import styles from './top-bar.module.css';

interface TopBarProps {
  /** The person's buttons. */
  readonly tools: ReactNode;
}

/** Where one is, over the columns: the instance at the start, what can be done at the end. */
export function TopBar({ tools }: TopBarProps) {
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <Brand />
        <div className={styles.buttons}>{tools}</div>
      </div>
    </div>
  );
}
