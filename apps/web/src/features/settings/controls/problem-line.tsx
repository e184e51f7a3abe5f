import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { Icon } from '../../../ui/icon/icon';
import styles from './controls.module.css';

/** An error below a control: what is wrong, and what would be valid. */
export function ProblemLine({ id, children }: { readonly id: string; readonly children: ReactNode }) {
  return (
    <p className={styles.problem} id={id} role="alert">
      <Icon of={CircleAlert} size="small" />
      {children}
    </p>
  );
}
