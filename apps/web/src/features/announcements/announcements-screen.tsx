import { announcementsOf, mayManageAnnouncements } from '@linnet/domain/announcements';
import { BackButton } from '../../blocks/navigation/back-button';
import { useClient } from '../../platform/client/client-provider';
import { useHas } from '../../platform/client/use-has';
import { useResource } from '../../platform/client/use-resource';
import { useSession } from '../../platform/client/use-session';
import { useSetting } from '../../platform/client/use-setting';
import { useText } from '../../platform/i18n/use-text';
import { Panel } from '../../ui/panel/panel';
import { PanelHeader } from '../../ui/panel/panel-header';
import { AnnouncementsContent } from './announcements-content';
import { NewAnnouncement } from './new-announcement';

/** The announcements of the server's staff; those who may manage them write them here. */
export function AnnouncementsScreen() {
  const text = useText();
  const stays = useSetting('disableStickyHeaders');
  const announcements = announcementsOf(useClient());
  const { isOffered, value: items } = useResource(announcements);
  const session = useSession();
  const has = useHas();
  const canManage = mayManageAnnouncements({ session, has }) && isOffered;

  return (
    <Panel main aria-label={text('announcements.title')}>
      <PanelHeader level={1} title={text('announcements.title')} sticky={!stays} start={<BackButton />} />
      {canManage && items !== null && <NewAnnouncement steps={announcements} />}
      <AnnouncementsContent announcements={announcements} canManage={canManage} />
    </Panel>
  );
}
