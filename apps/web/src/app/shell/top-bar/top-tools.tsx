import LogOut from 'lucide-react/icons/log-out';
import Settings from 'lucide-react/icons/settings';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { roleIn } from '@linnet/domain/staff';
import { useFeature } from '../../../platform/client/use-feature';
import { useLayout } from '../../../platform/browser/use-layout';
import { useSession } from '../../../platform/client/client-provider';
import { useText } from '../../../platform/i18n/use-text';
import { pathTo } from '../../../platform/navigation/path-to';
import { LinkButton } from '../../../ui/button/link-button';
import { IconButton, IconLink } from '../../../ui/icon-button/icon-button';
import { lazyPart } from '../../../ui/lazy/lazy-screen';
import { useThirdColumn } from '../third-column/third-column';
import { SearchBar } from './search-bar';

const NotificationsBell = lazyPart(() =>
  import('../../../features/notifications').then((part) => part.NotificationsBell),
);

/** The viewer's buttons at the end of the bar. */
export function TopTools({ onSignOut }: { readonly onSignOut: () => void }) {
  const text = useText();
  const session = useSession();
  const third = useThirdColumn();
  const isWide = useLayout() === 'wide';
  const showsColumn = isWide && (third === 'notifications' || third === 'reserved');
  const showsBell = session.state !== 'visitor' && !showsColumn;
  const isAdmin = useFeature('staffOfPleroma') && roleIn({ session }) === 'admin';
  return (
    <>
      <SearchBar />
      {showsBell && <NotificationsBell username={session.username} />}
      {isAdmin && (
        <IconLink
          icon={ShieldCheck}
          size="nav"
          name={text('nav.administration')}
          to={pathTo('administration')}
        />
      )}
      <IconLink icon={Settings} size="nav" name={text('nav.settings')} to={pathTo('settings')} />
      {session.state === 'visitor' ? (
        <LinkButton variant="quiet" to={pathTo('login')}>
          {text('login.login')}
        </LinkButton>
      ) : (
        <IconButton icon={LogOut} size="nav" mirrored name={text('login.logout')} onClick={onSignOut} />
      )}
    </>
  );
}
