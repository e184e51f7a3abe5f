import type { ReactNode } from 'react';
import { useFirstContent } from '../../platform/start/first-content';
import styles from './state-view.module.css';

export interface StateViewProps {
  /** The application's logo, or an icon of size `empty`. */
  readonly image: ReactNode;
  readonly title: string;
  /** What will be here and how to fill it, or what failed and what to do. */
  readonly text: ReactNode;
  /** The heading of a whole page is level 1. */
  readonly level?: 1 | 2;
  /** Announced at once to screen readers: for errors. */
  readonly urgent?: boolean;
  /** Buttons with actions. */
  readonly children?: ReactNode;
}

/** The layout of all states without content: empty, failed, not found. */
export function StateView({ image, title, text, level = 2, urgent = false, children }: StateViewProps) {
  useFirstContent();
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.state} role={urgent ? 'alert' : undefined}>
      <span className={styles.image}>{image}</span>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {children && <div className={styles.actions}>{children}</div>}
    </div>
  );
}
