import type { MouseEvent, RefObject } from 'react';
import { Text } from '../../platform/i18n/text';
import styles from './skip-link.module.css';

interface SkipLinkProps {
  readonly content: RefObject<HTMLElement | null>;
}

/** The first tab stop: skips the bar and the sidebar. */
export function SkipLink({ content }: SkipLinkProps) {
  function handleClick(event: MouseEvent) {
    // The address is not changed: the history has entries for screens only.
    event.preventDefault();
    content.current?.focus();
  }
  return (
    <a className={styles.skip} href="#content" onClick={handleClick}>
      <Text id="nav.skip" />
    </a>
  );
}
