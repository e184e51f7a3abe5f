import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './skeleton.module.css';

/** Holds the skeletons of one list or card and says once that it is loading. */
export function SkeletonGroup({ children }: { readonly children: ReactNode }) {
  const text = useText();
  return (
    <div className={styles.group}>
      <output>
        <VisuallyHidden>{text('general.loading')}</VisuallyHidden>
      </output>
      {children}
    </div>
  );
}
