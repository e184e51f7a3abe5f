import type { ReactNode } from 'react';
import { Brand } from './brand';
import styles from './top-bar.module.css';

interface TopBarProps {
  /** The viewer's buttons. */
  readonly tools: ReactNode;
}

/** The bar at the top: the instance at the start, the viewer's buttons at the end. */
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
