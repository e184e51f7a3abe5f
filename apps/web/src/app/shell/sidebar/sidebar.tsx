import { generalSettings } from '@linnet/domain/settings';
import type { ReactNode } from 'react';
import { useLayout } from '../../../platform/browser/use-layout';
import { useInstance } from '../../../platform/client/use-instance';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import { usePageLook } from '../../../platform/client/use-page-look';
import { useSession } from '../../../platform/client/use-session';
import type { RouteName } from '../../../platform/navigation/route-addresses';
import { useRoute } from '../../../platform/navigation/use-route';
import { lazyScreen } from '../../../ui/lazy/lazy-screen';
import { LoginPanel } from '../account/login-panel';
import { UserPanel } from '../account/user-panel';
import { NavigationPanel } from '../navigation/navigation-panel';
import { useThirdColumn } from '../third-column/use-third-column';
import { SideColumn } from './side-column';
import { SidebarFoot } from './sidebar-foot';

/** Its own code comes where the operator wants it. */
const SuggestionsPanel = lazyScreen(
  () => import('../../../features/who-to-follow').then((part) => part.SuggestionsPanel),
  { placeholder: () => null, later: true },
);

const InstancePanel = lazyScreen(
  () => import('../../../features/instance-panels').then((part) => part.InstancePanel),
  { placeholder: () => null, later: true },
);
const FeaturesPanel = lazyScreen(
  () => import('../../../features/instance-panels').then((part) => part.FeaturesPanel),
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
  const { showInstanceSpecificPanel: hasPanel, showFeaturesPanel } = usePageLook();
  const hidesPanel = useListedSetting('hideISP', generalSettings.hideISP);
  const wide = useLayout() === 'wide';
  const writesAside = useThirdColumn() === 'postform' && wide;
  const others = (
    <>
      {session.state === 'visitor' && showFeaturesPanel && <FeaturesPanel />}
      {session.state === 'member' && suggests && <SuggestionsPanel />}
    </>
  );
  return (
    <SideColumn place="sidebar">
      {asksToLogIn && <LoginPanel login={login} />}
      {session.state !== 'visitor' && <UserPanel composer={writesAside ? null : composer} />}
      <NavigationPanel />
      {hasPanel && !hidesPanel.value ? <InstancePanel following={others} /> : others}
      <SidebarFoot />
    </SideColumn>
  );
}
