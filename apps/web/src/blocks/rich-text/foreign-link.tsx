import type { ReactNode } from 'react';
import { leadsOut } from '../../platform/navigation/leads-out';
import styles from './rich-text.module.css';

interface ForeignLinkProps {
  href: string | null;
  title?: string;
  children: ReactNode;
}

/** A person or tag of another server opens there; one of this server is only told apart by its colour. */
export function ForeignLink({ href, title, children }: ForeignLinkProps) {
  if (href === null || !leadsOut(href)) {
    return (
      <bdi className={styles.named} title={title}>
        {children}
      </bdi>
    );
  }
  return (
    <a href={href} title={title} target="_blank" rel="noopener noreferrer nofollow ugc">
      <bdi>{children}</bdi>
    </a>
  );
}
