import type { ReactNode } from 'react';
import { useSession } from '../../../platform/client/use-session';
import type { RouteName } from '../../../platform/navigation/route-addresses';
import { useRoute } from '../../../platform/navigation/use-route';
import { LoginPanel } from '../account/login-panel';
import { UserPanel } from '../account/user-panel';
import { NavigationPanel } from '../navigation/navigation-panel';
import { SidebarFoot } from './sidebar-foot';
import styles from './sidebar.module.css';

interface SidebarProps {
  readonly composer: ReactNode;
  readonly login: ReactNode;
}

/** Screens that are about getting in themselves. */
const waysIn: readonly (RouteName | undefined)[] = [
  'login',
  'oauth-callback',
  'registration',
  'registration-token',
];

/** The column beside the screen: the person, then the places. */
export function Sidebar({ composer, login }: SidebarProps) {
  const session = useSession();
  const { match } = useRoute();
  // One form is enough where the screen itself is one.
  const asksToLogIn = session.state !== 'member' && !waysIn.includes(match?.name);
  return (
    <div className={styles.sidebar}>
      {asksToLogIn && <LoginPanel login={login} />}
      {session.state !== 'visitor' && <UserPanel composer={composer} />}
      <NavigationPanel />
      <SidebarFoot />
    </div>
  );
}
