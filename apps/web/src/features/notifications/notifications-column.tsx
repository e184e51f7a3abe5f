import { useId } from 'react';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { NotificationsBody } from './notifications-body';
import { NotificationsTitle } from './notifications-title';
import { NotificationsTools } from './notifications-tools';
import styles from './notifications.module.css';

/** The notifications in a column beside the page. */
export function NotificationsColumn() {
  const title = useId();
  return (
    <Panel className={styles.aside} aria-labelledby={title}>
      <PanelHeader title={<NotificationsTitle />} titleId={title}>
        <NotificationsTools />
      </PanelHeader>
      <div className={styles.scroll}>
        <NotificationsBody reaches={false} />
      </div>
    </Panel>
  );
}
