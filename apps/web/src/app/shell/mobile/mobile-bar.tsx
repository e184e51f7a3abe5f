import LogIn from 'lucide-react/icons/log-in';
import Menu from 'lucide-react/icons/menu';
import { useSession } from '../../../platform/client/use-session';
import { useHotkey } from '../../../platform/hotkeys/use-hotkey';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { navigate } from '../../../platform/navigation/navigate';
import { pathTo } from '../../../platform/navigation/path-to';
import { Icon } from '../../../ui/icon/icon';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { VisuallyHidden } from '../../../ui/visually-hidden/visually-hidden';
import { useMaySearch } from '../../../blocks/navigation/use-may-search';
import { useNavigationItems } from '../../../blocks/navigation/use-navigation-items';
import { WaitingCount } from '../navigation/waiting-count';
import styles from './mobile-bar.module.css';

interface MobileBarProps {
  readonly menuOpen: boolean;
  readonly onMenu: () => void;
}

/** The bar of a narrow page: menu, the timelines as tabs, and the way in for visitors. */
export function MobileBar({ menuOpen, onMenu }: MobileBarProps) {
  const text = useText();
  const session = useSession();
  const items = useNavigationItems().filter(({ inBar }) => inBar === true);
  const maySearch = useMaySearch();
  useHotkey('/', openSearch, { enabled: maySearch });
  return (
    <div className={styles.bar}>
      <IconButton
        className={styles.menu}
        icon={Menu}
        size="phone"
        name={text('nav.menu')}
        aria-haspopup="dialog"
        aria-expanded={menuOpen}
        onClick={onMenu}
      />
      <nav className={styles.tabs} aria-label={text('nav.timelines')}>
        {items.map(({ to, icon, label, feed }) => (
          <Link key={to} className={styles.tab} to={to} title={text(label)}>
            <Icon of={icon} size="phone" />
            <VisuallyHidden>{text(label)}</VisuallyHidden>
            <WaitingCount feed={feed} className={styles.count} />
          </Link>
        ))}
      </nav>
      {session.state === 'visitor' && (
        <Link className={styles.tab} to={pathTo('login')} title={text('login.login')}>
          <Icon of={LogIn} size="phone" mirrored />
          <VisuallyHidden>{text('login.login')}</VisuallyHidden>
        </Link>
      )}
    </div>
  );
}

function openSearch(event: Event) {
  // The sign itself is not to stand in the field.
  event.preventDefault();
  navigate(pathTo('search'));
}
