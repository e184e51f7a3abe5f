import type { ReactNode } from 'react';
import { useInstance } from '../../../platform/client/use-instance';
import { useSession } from '../../../platform/client/use-session';
import type { RouteName } from '../../../platform/navigation/route-addresses';
import { useRoute } from '../../../platform/navigation/use-route';
import { lazyScreen } from '../../../ui/lazy/lazy-screen';
import { LoginPanel } from '../account/login-panel';
import { UserPanel } from '../account/user-panel';
import { NavigationPanel } from '../navigation/navigation-panel';
import { SidebarFoot } from './sidebar-foot';
import styles from './sidebar.module.css';

/** Its own code comes where the operator wants it. */
const SuggestionsPanel = lazyScreen(
  () => import('../../../features/who-to-follow').then((part) => part.SuggestionsPanel),
  { placeholder: () => null, later: true },
);

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
  const suggests = useInstance().nodeinfo?.suggestionsEnabled === true;
  // One form is enough where the screen itself is one.
  const asksToLogIn = session.state !== 'member' && !waysIn.includes(match?.name);
  return (
    <div className={styles.sidebar}>
      {asksToLogIn && <LoginPanel login={login} />}
      {session.state !== 'visitor' && <UserPanel composer={composer} />}
      <NavigationPanel />
      {session.state === 'member' && suggests && <SuggestionsPanel />}
      <SidebarFoot />
    </div>
  );
}
