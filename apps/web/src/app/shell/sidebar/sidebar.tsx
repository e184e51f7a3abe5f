import { generalSettings } from '@linnet/domain/settings';
import type { ReactNode } from 'react';
import { useLayout } from '../../../platform/browser/use-layout';
import { useInstance, useSession } from '../../../platform/client/client-provider';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import { usePageAppearance } from '../../../platform/client/operators-picture';
import { useText } from '../../../platform/i18n/use-text';
import type { RouteName } from '../../../platform/navigation/route-addresses';
import { useRoute } from '../../../platform/navigation/use-route';
import { lazyPart } from '../../../ui/lazy/lazy-screen';
import { Panel } from '../../../ui/panel/panel';
import { LoginPanel } from '../account/login-panel';
import { OwnCard } from '../account/own-card';
import account from './user-panel.module.css';
import { NavigationPanel } from '../navigation/navigation-panel';
import { SideColumn, useThirdColumn } from '../third-column/third-column';
import { SidebarFoot } from './sidebar-foot';

/** Loaded only when the operator shows suggestions. */
const SuggestionsPanel = lazyPart(() =>
  import('../../../features/who-to-follow/suggestions-panel').then((part) => part.SuggestionsPanel),
);

const InstancePanel = lazyPart(() =>
  import('../../../features/instance-panels/instance-panels').then((part) => part.InstancePanel),
);
const FeaturesPanel = lazyPart(() =>
  import('../../../features/instance-panels/instance-panels').then((part) => part.FeaturesPanel),
);

interface SidebarProps {
  readonly composer: ReactNode;
  readonly login: ReactNode;
}

/** Screens that are themselves about logging in or registering. */
const accessRoutes: readonly (RouteName | undefined)[] = [
  'login',
  'oauth-callback',
  'registration',
  'registration-token',
];

/** The sidebar: the viewer's card, then the navigation. */
export function Sidebar({ composer, login }: SidebarProps) {
  const text = useText();
  const session = useSession();
  const { match } = useRoute();
  const showsSuggestions = useInstance().nodeinfo?.suggestionsEnabled === true;
  // With an expired session, the login form stands above the viewer's card. No second one beside a screen that has one.
  const showsLogin = session.state !== 'signed-in' && !accessRoutes.includes(match?.name);
  const { showInstanceSpecificPanel: hasInstancePanel, showFeaturesPanel } = usePageAppearance();
  const hidesInstancePanel = useListedSetting('hideISP', generalSettings.hideISP);
  const wide = useLayout() === 'wide';
  const hasComposerColumn = useThirdColumn() === 'postform' && wide;
  const otherPanels = (
    <>
      {session.state === 'visitor' && showFeaturesPanel && <FeaturesPanel />}
      {session.state === 'signed-in' && showsSuggestions && <SuggestionsPanel />}
    </>
  );
  return (
    <SideColumn column="sidebar">
      {showsLogin && <LoginPanel login={login} />}
      {session.state !== 'visitor' && (
        <Panel aria-label={text('nav.account')} className={hasComposerColumn ? account.alone : undefined}>
          <OwnCard />
          {!hasComposerColumn && composer}
        </Panel>
      )}
      <NavigationPanel />
      {hasInstancePanel && !hidesInstancePanel.value ? (
        <InstancePanel following={otherPanels} />
      ) : (
        otherPanels
      )}
      <SidebarFoot />
    </SideColumn>
  );
}
