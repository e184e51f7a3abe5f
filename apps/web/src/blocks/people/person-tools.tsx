import type { ReactNode } from 'react';
import styles from './person-tools.module.css';

/** A line of text and buttons at the end of a person's card. */
export function PersonTools({ children }: { readonly children: ReactNode }) {
  return <div className={styles.tools}>{children}</div>;
}
