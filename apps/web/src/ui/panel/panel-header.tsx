import type { ReactNode } from 'react';
import { join } from '../styles/join';
import styles from './panel.module.css';

interface PanelHeaderProps {
  readonly title: ReactNode;
  /** Id of the title, for the panel's `aria-labelledby`. */
  readonly titleId?: string;
  /** The heading of the page itself is level 1; panels beside it are level 2. */
  readonly level?: 1 | 2;
  /** Stays under the top bar while its panel scrolls. */
  readonly sticky?: boolean;
  /** Rendered before the title: a back button. */
  readonly start?: ReactNode;
  /** Buttons at the end. */
  readonly children?: ReactNode;
}

export function PanelHeader({
  title,
  titleId,
  level = 2,
  sticky = false,
  start,
  children,
}: PanelHeaderProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <header className={join(styles.header, sticky && styles.sticky)}>
      {start}
      <Heading className={styles.title} id={titleId}>
        {title}
      </Heading>
      {children}
    </header>
  );
}
