import LogOut from 'lucide-react/icons/log-out';
import { useSession } from '../../../platform/client/use-session';
import { useText } from '../../../platform/i18n/use-text';
import { pathTo } from '../../../platform/navigation/path-to';
import { LinkButton } from '../../../ui/button/link-button';
import { IconButton } from '../../../ui/icon-button/icon-button';
import { Brand } from './brand';
import styles from './top-bar.module.css';

interface TopBarProps {
  readonly onSignOut: () => void;
}

/** Where one is, over the columns: the instance at the start, the person's buttons at the end. */
export function TopBar({ onSignOut }: TopBarProps) {
  const text = useText();
  const session = useSession();
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <Brand />
        <div className={styles.buttons}>
          {session.state === 'visitor' ? (
            <LinkButton variant="quiet" to={pathTo('login')}>
              {text('login.login')}
            </LinkButton>
          ) : (
            <IconButton icon={LogOut} size="nav" mirrored name={text('login.logout')} onClick={onSignOut} />
          )}
        </div>
      </div>
    </div>
  );
}
