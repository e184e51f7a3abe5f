import type { ReactNode } from 'react';
import styles from './person-card.module.css';

/** A line of words and buttons under what a card tells of somebody. */
export function PersonTools({ children }: { readonly children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}
