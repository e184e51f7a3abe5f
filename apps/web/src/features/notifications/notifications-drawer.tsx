import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { useRef } from 'react';
import { useText } from '../../platform/i18n/use-text';
import { useBackCloses } from '../../platform/navigation/use-back-closes';
import { EndDrawer } from '../../ui/dialog/end-drawer';
import { IconButton } from '../../ui/icon-button/icon-button';
import { PanelHeader } from '../../ui/panel/panel-header';
import { NotificationsBody } from './notifications-body';
import { NotificationsTitle } from './notifications-title';
import { NotificationsTools } from './notifications-tools';
import styles from './notifications.module.css';

interface NotificationsDrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Closing the drawer marks all notifications as seen. */
  readonly marksBySelf: boolean;
}

/** The notifications over a narrow page. */
export function NotificationsDrawer({ open, onClose, marksBySelf }: NotificationsDrawerProps) {
  const text = useText();
  const scroll = useRef<HTMLDivElement>(null);
  useBackCloses(open, onClose);
  return (
    <EndDrawer open={open} onClose={onClose} label={text('notifications.notifications')}>
      {/* A section of its own, so that its header is not taken for the page's. */}
      <section className={styles.sheet} aria-label={text('notifications.notifications')}>
        <PanelHeader title={<NotificationsTitle />}>
          <NotificationsTools marksBySelf={marksBySelf} />
          <IconButton
            icon={ArrowUp}
            name={text('notifications.scroll_to_top')}
            onClick={() => scroll.current?.scrollTo({ top: 0, behavior: 'smooth' })}
          />
          <IconButton icon={X} name={text('notifications.close')} onClick={onClose} />
        </PanelHeader>
        <div className={styles.inDrawer} ref={scroll}>
          <NotificationsBody reaches />
        </div>
      </section>
    </EndDrawer>
  );
}
