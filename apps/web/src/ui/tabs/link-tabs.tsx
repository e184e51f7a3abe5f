import { ListLink } from '../../platform/navigation/list-link';
import styles from './link-tabs.module.css';

export interface LinkTab {
  readonly to: string;
  readonly label: string;
}

interface LinkTabsProps {
  /** What the tabs divide. */
  readonly label: string;
  readonly tabs: readonly LinkTab[];
  /** Address of the open tab; null when none is. */
  readonly present: string | null;
}

/** The parts of a screen, each at an address of its own; going through them leaves one step to go back. */
export function LinkTabs({ label, tabs, present }: LinkTabsProps) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((tab) => (
        <ListLink
          key={tab.to}
          className={styles.tab}
          to={tab.to}
          aria-current={tab.to === present ? 'page' : undefined}
        >
          {tab.label}
        </ListLink>
      ))}
    </nav>
  );
}
