import type { MouseEvent, RefObject } from 'react';
import { Text } from '../../platform/i18n/text';
import styles from './skip-link.module.css';

interface SkipLinkProps {
  readonly content: RefObject<HTMLElement | null>;
}

/** The first stop of the keyboard: past the bar and the sidebar. */
export function SkipLink({ content }: SkipLinkProps) {
  function handleClick(event: MouseEvent) {
    // Without the address: the history has entries of screens only.
    event.preventDefault();
    content.current?.focus();
  }
  return (
    <a className={styles.skip} href="#content" onClick={handleClick}>
      <Text id="nav.skip" />
    </a>
  );
}
