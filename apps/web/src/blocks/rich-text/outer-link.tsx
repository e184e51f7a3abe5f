import type { RichLink } from '@linnet/richtext';
import type { ReactNode } from 'react';
import styles from './rich-text.module.css';

interface OuterLinkProps {
  link: RichLink;
  children: ReactNode;
}

/** A link that leads out. Its host is told where it is written in letters that can pass for others. */
export function OuterLink({ link, children }: OuterLinkProps) {
  const title = link.internationalHost && link.host !== null ? `${link.host}\n${link.href}` : link.href;
  return (
    <a
      className={styles.outer}
      href={link.href}
      title={title}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
    >
      {children}
    </a>
  );
}
