import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './skeleton.module.css';

interface SkeletonGroupProps {
  /** What is loading, if known. */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** Contains the skeletons of one list or card, and announces once that it is loading. */
export function SkeletonGroup({ label, children }: SkeletonGroupProps) {
  const text = useText();
  return (
    <div className={styles.group}>
      <output>
        <VisuallyHidden>{label ?? text('general.loading')}</VisuallyHidden>
      </output>
      {children}
    </div>
  );
}
