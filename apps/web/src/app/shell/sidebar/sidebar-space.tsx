import { Panel } from '../../../ui/panel/panel';
import styles from './sidebar.module.css';

/** A placeholder for the sidebar, the same as in the skeleton of the page. */
export function SidebarSpace() {
  return (
    <div className={styles.sidebar} aria-hidden>
      <Panel className={styles.tall} />
      <Panel className={styles.tall} />
    </div>
  );
}
