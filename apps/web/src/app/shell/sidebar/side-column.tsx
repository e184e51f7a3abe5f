import { appearanceSettings } from '@linnet/domain/settings';
import type { ReactNode } from 'react';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import styles from './sidebar.module.css';

interface SideColumnProps {
  readonly place: 'sidebar' | 'third';
  readonly children: ReactNode;
}

/** A column beside the screen: sticky while the page scrolls, and scrolls itself when it is higher than the window. */
export function SideColumn({ place, children }: SideColumnProps) {
  const { value: scrollbars } = useListedSetting('showScrollbars', appearanceSettings.showScrollbars);
  return (
    <div className={styles.sidebar} data-place={place} data-scrollbars={scrollbars}>
      {children}
    </div>
  );
}
