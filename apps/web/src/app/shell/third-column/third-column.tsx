import { appearanceSettings } from '@linnet/domain/settings';
import { type ReactNode, useLayoutEffect } from 'react';
import { useLayout } from '../../../platform/browser/use-layout';
import { useSession } from '../../../platform/client/client-provider';
import { useListedSetting } from '../../../platform/client/use-listed-setting';
import { useText } from '../../../platform/i18n/use-text';
import type { RouteName } from '../../../platform/navigation/route-addresses';
import { useRoute } from '../../../platform/navigation/use-route';
import { lazyPart } from '../../../ui/lazy/lazy-screen';
import { Panel } from '../../../ui/panel/panel';
import styles from '../sidebar/sidebar.module.css';

/** Screens with tables also take the space of the third column. */
const isRoomy = (screen: RouteName | undefined): boolean => screen?.startsWith('administration') === true;

/**
 * What the third column shows. `reserved`: the notifications are the current screen; the column stays empty, so that
 * the others don't move.
 */
export function useThirdColumn(): 'notifications' | 'postform' | 'reserved' | 'none' {
  const { value } = useListedSetting('thirdColumnMode', appearanceSettings.thirdColumnMode);
  const isVisitor = useSession().state === 'visitor';
  const screen = useRoute().match?.name;
  // On the notifications screen they would be shown twice.
  const isNotificationsScreen = screen === 'notifications' && value === 'notifications';
  if (isVisitor || isRoomy(screen)) return 'none';
  return isNotificationsScreen ? 'reserved' : value;
}

interface SideColumnProps {
  readonly column: 'sidebar' | 'third';
  readonly children: ReactNode;
}

/** A column beside the screen: sticky while the page scrolls, and scrolls itself when it is higher than the window. */
export function SideColumn({ column, children }: SideColumnProps) {
  const { value: scrollbars } = useListedSetting('showScrollbars', appearanceSettings.showScrollbars);
  return (
    <div className={styles.sidebar} data-column={column} data-scrollbars={scrollbars}>
      {children}
    </div>
  );
}

const NotificationsColumn = lazyPart(() =>
  import('../../../features/notifications').then((part) => part.NotificationsColumn),
);

/** The third column of a wide page: the notifications, or the composer. */
export function ThirdColumn({ composer }: { readonly composer: ReactNode }) {
  const text = useText();
  const wide = useLayout() === 'wide';
  const shown = useThirdColumn();

  // The attribute reserves the column before its code has loaded; the start script sets it even before the width is
  // known.
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-third', shown !== 'none');
  }, [shown]);

  if (!wide || shown === 'none' || shown === 'reserved') return null;
  return (
    <SideColumn column="third">
      {shown === 'postform' ? (
        <Panel aria-label={text('nav.new_post')}>{composer}</Panel>
      ) : (
        <NotificationsColumn />
      )}
    </SideColumn>
  );
}
