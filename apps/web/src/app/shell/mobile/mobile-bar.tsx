import LogIn from 'lucide-react/icons/log-in';
import Menu from 'lucide-react/icons/menu';
import { useCanSearch } from '../../../blocks/navigation/use-navigation-items';
import { usePins } from '../../../blocks/navigation/pins';
import { useSession } from '../../../platform/client/client-provider';
import { useHotkey } from '../../../platform/hotkeys/page-keys';
import { useText } from '../../../platform/i18n/use-text';
import { navigate } from '../../../platform/navigation/navigate';
import { pathTo } from '../../../platform/navigation/path-to';
import { IconButton, IconLink } from '../../../ui/icon-button/icon-button';
import { lazyPart } from '../../../ui/lazy/lazy-screen';
import styles from './mobile-bar.module.css';
import { useFeature } from '../../../platform/client/use-feature';
import { useOwnAccount } from '../../../platform/client/use-own-profile';
import { useFollowRequestCount, useUnreadAnnouncements } from '../navigation/entry-counts';
import { useState } from 'react';
import type { OfferedEntry } from '../../../blocks/navigation/navigation-entry';
import { useElementSize } from '../../../platform/browser/use-element-size';
import { PinLink } from '../navigation/pinned-strip';

const NotificationsButton = lazyPart(() =>
  import('../../../features/notifications').then((part) => part.NotificationsButton),
);

/** In pixels. */
const TAB_WIDTH = 44;
const TAB_GAP = 4;

/** The pinned entries in the bar of a narrow page: as many as fit. */
function PinnedTabs({ pins }: { readonly pins: readonly OfferedEntry[] }) {
  const text = useText();
  const [tabs, setTabs] = useState<HTMLElement | null>(null);
  const { width } = useElementSize(tabs);
  const room = Math.floor((width + TAB_GAP) / (TAB_WIDTH + TAB_GAP));
  return (
    <nav ref={setTabs} className={styles.tabs} aria-label={text('nav.pinned')}>
      {pins.slice(0, room).map((entry) => (
        <PinLink key={entry.id} entry={entry} size="phone" />
      ))}
    </nav>
  );
}

interface MobileBarProps {
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
}

/** The bar of a narrow page: menu, pinned entries, and the notifications, or the login for visitors. */
export function MobileBar({ menuOpen, onMenu }: MobileBarProps) {
  const text = useText();
  const session = useSession();
  const pins = usePins();
  const hasCount = useHasMenuCount();
  const canSearch = useCanSearch();
  useHotkey('search', openSearch, { enabled: canSearch });
  return (
    <div className={styles.bar}>
      <IconButton
        className={styles.menu}
        icon={Menu}
        size="phone"
        name={text(hasCount ? 'nav.menu_unread' : 'nav.menu')}
        hasDot={hasCount}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={onMenu}
      />
      <PinnedTabs pins={pins.shown} />
      <div className={styles.end}>
        {session.state === 'visitor' ? (
          <IconLink icon={LogIn} size="phone" mirrored name={text('login.login')} to={pathTo('login')} />
        ) : (
          <NotificationsButton />
        )}
      </div>
    </div>
  );
}

function openSearch() {
  navigate(pathTo('search'));
}

/** Whether an entry behind the menu button has a count, other than new posts. */
function useHasMenuCount(): boolean {
  const isLocked = useOwnAccount()?.locked === true;
  const hasAnnouncements = useFeature('announcements');
  const session = useSession();
  const hasRequests = session.state !== 'visitor' && (session.own?.followRequestsCount ?? 0) > 0;
  const requests = useFollowRequestCount(isLocked || hasRequests);
  const unread = useUnreadAnnouncements(hasAnnouncements);
  return requests + unread > 0;
}
