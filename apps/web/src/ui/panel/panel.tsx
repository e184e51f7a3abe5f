import type { ComponentPropsWithRef } from 'react';
import { join } from '../styles/join';
import styles from './panel.module.css';

interface PanelProps extends ComponentPropsWithRef<'section'> {
  /** The panel of the main column: without margins on a narrow page. */
  readonly main?: boolean;
}

/** A surface of the page. It needs a name: `aria-label`, or `aria-labelledby` with the id of its header's title. */
export function Panel({ main = false, className, ...rest }: PanelProps) {
  return <section {...rest} className={join(styles.panel, main && styles.main, className)} />;
}
