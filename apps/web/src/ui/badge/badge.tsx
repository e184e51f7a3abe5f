import type { ReactNode } from 'react';
import { join } from '../styles/join';
import styles from './badge.module.css';

interface BadgeProps {
  /** For what wants to be seen; resting counts are plain. */
  readonly hot?: boolean;
  readonly children: ReactNode;
}

/** A short count. */
export function Badge({ hot = false, children }: BadgeProps) {
  return <span className={join(styles.badge, hot && styles.hot)}>{children}</span>;
}
