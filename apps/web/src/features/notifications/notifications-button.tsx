import { notificationSettings } from '@linnet/domain/settings';
import Bell from 'lucide-react/icons/bell';
import { useEffect, useEffectEvent, useState } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { useVisit } from '../../platform/navigation/use-visit';
import { IconButton } from '../../ui/icon-button/icon-button';
import { NotificationsDrawer } from './notifications-drawer';
import { useExtras } from './use-extras';
import { useNotifications } from './use-notifications';
import { useUnseen } from './use-unseen';

/** The bell of a narrow page, with a dot if something is new, and the drawer that it opens. */
export function NotificationsButton() {
  const text = useText();
  const { notifications, state } = useNotifications();
  const { count, words } = useUnseen(state);
  const waits = useExtras().items.length > 0;
  const marks = useListedSetting('closingDrawerMarksAsSeen', notificationSettings.closingDrawerMarksAsSeen);
  const { key } = useVisit();
  const [shown, setShown] = useState({ isOpen: false, key });
  const isOpen = shown.isOpen && shown.key === key;
  const isNew = count > 0 || waits;

  const handleClose = (): void => setShown({ isOpen: false, key });

  // Runs however the drawer is closed: by its button, by Back, or by opening another page.
  const mark = useEffectEvent(() => {
    if (marks.value && count > 0) void notifications.markAllSeen();
  });
  useEffect(() => (isOpen ? () => mark() : undefined), [isOpen]);

  return (
    <>
      <IconButton
        icon={Bell}
        size="phone"
        name={count > 0 ? words : text('nav.notifications')}
        marked={isNew}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setShown({ isOpen: true, key })}
      />
      <NotificationsDrawer open={isOpen} onClose={handleClose} marksBySelf={marks.value} />
    </>
  );
}
