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
import { useState } from 'react';
import type { OfferedEntry } from '../../../blocks/navigation/navigation-entry';
import { useElementSize } from '../../../platform/browser/use-element-size';
import { PinLink } from '../navigation/pinned-strip';

const NotificationsButton = lazyPart(() =>
  import('../../../features/notifications/notifications-button').then((part) => part.NotificationsButton),
);

/** Loaded for signed-in viewers only. */
const MenuCount = lazyPart(() => import('../navigation/account-counts').then((part) => part.MenuCount));

/** In pixels. */
const TAB_WIDTH = 44;
const TAB_GAP = 4;

/** The pinned entries in the bar of a narrow page: as many as fit. */
function PinnedTabs({ pins }: { readonly pins: readonly OfferedEntry[] }) {
  const text = useText();
  const [tabs, setTabs] = useState<HTMLElement | null>(null);
  const { width } = useElementSize(tabs);
  const maxTabs = Math.floor((width + TAB_GAP) / (TAB_WIDTH + TAB_GAP));
  return (
    <nav ref={setTabs} className={styles.tabs} aria-label={text('nav.pinned')}>
      {pins.slice(0, maxTabs).map((entry) => (
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
  const [hasCount, setHasCount] = useState(false);
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
          <>
            <MenuCount onChange={setHasCount} />
            <NotificationsButton />
          </>
        )}
      </div>
    </div>
  );
}

function openSearch() {
  navigate(pathTo('search'));
}
