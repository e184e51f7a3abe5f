import { appearanceSettings } from '@linnet/domain/settings';
import type { ReactNode } from 'react';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import styles from './sidebar.module.css';

interface SideColumnProps {
  readonly place: 'sidebar' | 'third';
  readonly children: ReactNode;
}

/** A column beside the screen: it stays while the page scrolls, and scrolls by itself where it is longer. */
export function SideColumn({ place, children }: SideColumnProps) {
  const { value: scrollbars } = useListedSetting('showScrollbars', appearanceSettings.showScrollbars);
  return (
    <div className={styles.sidebar} data-place={place} data-scrollbars={scrollbars}>
      {children}
    </div>
  );
}
