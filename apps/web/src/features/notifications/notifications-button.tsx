import { notificationSettings } from '@linnet/domain/settings';
import ArrowUp from 'lucide-react/icons/arrow-up';
import Bell from 'lucide-react/icons/bell';
import X from 'lucide-react/icons/x';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useListedSetting } from '../../platform/client/use-listed-setting';
import { useText } from '../../platform/i18n/use-text';
import { useCloseOnBack } from '../../platform/navigation/go-back';
import { useOpenHere } from '../../platform/navigation/use-open-here';
import { EndDrawer } from '../../ui/dialog/dialog';
import { IconButton } from '../../ui/icon-button/icon-button';
import { PanelHeader } from '../../ui/panel/panel-header';
import { useExtraItems } from './extra-notifications';
import { NotificationsBody } from './notifications-body';
import { NotificationsTitle, NotificationsTools } from './notifications-head';
import styles from './notifications.module.css';
import { useNotifications, useUnseen } from './use-notifications';

interface NotificationsDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Closing the drawer marks all notifications as seen. */
  readonly marksOnClose: boolean;
}

/** The notifications over a narrow page. */
function NotificationsDrawer({ open, onClose, marksOnClose }: NotificationsDrawerProps) {
  const text = useText();
  const scroll = useRef<HTMLDivElement>(null);
  useCloseOnBack(open, onClose);
  return (
    <EndDrawer open={open} onClose={onClose} label={text('notifications.notifications')}>
      {/* A section of its own, so that its header is not taken for the page's. */}
      <section className={styles.sheet} aria-label={text('notifications.notifications')}>
        <PanelHeader title={<NotificationsTitle />}>
          <NotificationsTools marksOnClose={marksOnClose} />
          <IconButton
            icon={ArrowUp}
            name={text('notifications.scroll_to_top')}
            onClick={() => scroll.current?.scrollTo({ top: 0, behavior: 'smooth' })}
          />
          <IconButton icon={X} name={text('notifications.close')} onClick={onClose} />
        </PanelHeader>
        <div className={styles.inDrawer} ref={scroll}>
          <NotificationsBody loadsAtEnd />
        </div>
      </section>
    </EndDrawer>
  );
}

/** The bell of a narrow page, with a dot if something is new, and the drawer that it opens. */
export function NotificationsButton() {
  const text = useText();
  const { notifications, state } = useNotifications();
  const { count, label } = useUnseen(state);
  const hasExtraItems = useExtraItems().items.length > 0;
  const closingMarks = useListedSetting(
    'closingDrawerMarksAsSeen',
    notificationSettings.closingDrawerMarksAsSeen,
  );
  const { open: isOpen, show, close } = useOpenHere();
  const isNew = count > 0 || hasExtraItems;

  // Runs however the drawer is closed: by its button, by Back, or by opening another page.
  const markSeenOnClose = useEffectEvent(() => {
    if (!closingMarks.value || count === 0) return;
    // Notifications that wait to be shown were not seen.
    const { shown, waitingCount } = state;
    void (waitingCount > 0 ? notifications.markSeen(shown.map(({ id }) => id)) : notifications.markAllSeen());
  });
  useEffect(() => (isOpen ? () => markSeenOnClose() : undefined), [isOpen]);

  return (
    <>
      <IconButton
        icon={Bell}
        size="phone"
        name={count > 0 ? label : text('nav.notifications')}
        hasDot={isNew}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={show}
      />
      <NotificationsDrawer open={isOpen} onClose={close} marksOnClose={closingMarks.value} />
    </>
  );
}
