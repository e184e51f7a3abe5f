import { useLayoutEffect, useRef } from 'react';
import { ListLink } from '../../platform/navigation/list-link';
import styles from './link-tabs.module.css';

export interface LinkTab {
  readonly to: string;
  readonly label: string;
}

interface LinkTabsProps {
  /** The accessible name of the tabs. */
  readonly label: string;
  readonly tabs: readonly LinkTab[];
  /** Address of the open tab; null when none is. */
  readonly current: string | null;
}

/** The parts of a screen, each with its own address. They share a history entry, so that Back leaves the screen. */
export function LinkTabs({ label, tabs, current }: LinkTabsProps) {
  const strip = useRef<HTMLElement>(null);
  // Tabs that don't fit scroll sideways. Brings the open one into view without scrolling the page.
  useLayoutEffect(() => {
    const tab = strip.current?.querySelector('[aria-current]')?.getBoundingClientRect();
    if (!strip.current || !tab) return;
    const { left, right } = strip.current.getBoundingClientRect();
    strip.current.scrollLeft += Math.max(0, tab.right - right) + Math.min(0, tab.left - left);
  }, [current]);
  return (
    <nav ref={strip} className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <ListLink
          key={tab.to}
          className={styles.tab}
          to={tab.to}
          aria-current={tab.to === current ? 'page' : undefined}
        >
          {tab.label}
        </ListLink>
      ))}
    </nav>
  );
}
