import { BackButton } from '../../blocks/navigation/back-button';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { NotificationsBody } from './notifications-body';
import { NotificationsTitle } from './notifications-title';
import { NotificationsTools } from './notifications-tools';

/** The notifications as a page. */
export function NotificationsScreen() {
  const text = useText();
  const stays = useSetting('disableStickyHeaders');
  return (
    <Panel main aria-label={text('notifications.notifications')}>
      <PanelHeader level={1} title={<NotificationsTitle />} sticky={!stays} start={<BackButton />}>
        <NotificationsTools />
      </PanelHeader>
      <NotificationsBody reaches />
    </Panel>
  );
}
