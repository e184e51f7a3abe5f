import LogIn from 'lucide-react/icons/log-in';
import LogOut from 'lucide-react/icons/log-out';
import { useSession } from '../../../platform/client/client-provider';
import { Text } from '../../../platform/i18n/text';
import { useText } from '../../../platform/i18n/use-text';
import { Link } from '../../../platform/navigation/link';
import { pathTo } from '../../../platform/navigation/path-to';
import { Icon } from '../../../ui/icon/icon';
import { OwnCard } from '../account/own-card';
import { NavigationList } from '../navigation/navigation-list';
import rows from '../navigation/navigation.module.css';
import { SidebarFoot } from '../sidebar/sidebar-foot';
import { Brand } from '../top-bar/brand';
import styles from './drawer-menu.module.css';

/** The content of the drawer: account, navigation, and sign in or out. */
export function DrawerMenu({ onSignOut }: { readonly onSignOut: () => void }) {
  const text = useText();
  const isVisitor = useSession().state === 'visitor';
  return (
    <>
      <div className={styles.head}>
        {isVisitor ? (
          <div className={styles.brand}>
            <Brand />
          </div>
        ) : (
          <OwnCard />
        )}
      </div>
      <nav className={rows.nav} aria-label={text('nav.main')}>
        <NavigationList isExpanded />
        <hr className={rows.rule} />
        {isVisitor ? (
          <Link className={rows.row} to={pathTo('login')}>
            <Icon of={LogIn} size="nav" mirrored />
            <Text id="login.login" />
          </Link>
        ) : (
          <button type="button" className={rows.row} onClick={onSignOut}>
            <Icon of={LogOut} size="nav" mirrored />
            <Text id="login.logout" />
          </button>
        )}
      </nav>
      <div className={styles.foot}>
        <SidebarFoot />
      </div>
    </>
  );
}
