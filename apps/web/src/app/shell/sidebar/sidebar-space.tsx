import { Panel } from '../../../ui/panel/panel';
import styles from './sidebar.module.css';

/** The room of the column beside the screen, as the page's own skeleton shows it. */
export function SidebarSpace() {
  return (
    <div className={styles.sidebar} aria-hidden>
      <Panel className={styles.tall} />
      <Panel className={styles.tall} />
    </div>
  );
}
