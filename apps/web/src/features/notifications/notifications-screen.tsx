import { useId } from 'react';
import { ScreenPanel } from '../../blocks/navigation/screen-panel';
import { useText } from '../../platform/i18n/use-text';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { NotificationsBody } from './notifications-body';
import { NotificationsTitle, NotificationsTools } from './notifications-head';
import styles from './notifications.module.css';

/** The notifications as a page. */
export function NotificationsScreen() {
  const text = useText();
  return (
    <ScreenPanel
      title={text('notifications.notifications')}
      heading={<NotificationsTitle />}
      tools={<NotificationsTools />}
    >
      <NotificationsBody loadsAtEnd />
    </ScreenPanel>
  );
}

/** The notifications in a column beside the page. */
export function NotificationsColumn() {
  const title = useId();
  return (
    <Panel className={styles.aside} aria-labelledby={title}>
      <PanelHeader title={<NotificationsTitle />} titleId={title}>
        <NotificationsTools />
      </PanelHeader>
      <div className={styles.scroll}>
        <NotificationsBody loadsAtEnd={false} />
      </div>
    </Panel>
  );
}
