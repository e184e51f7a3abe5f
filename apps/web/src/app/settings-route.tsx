import { useLayoutEffect } from 'react';
import { FeedPlaceholder } from '../blocks/feed/feed-skeleton';
import { useInstance, useSession } from '../platform/client/client-provider';
import { showPageBehind } from '../platform/navigation/screen-over-page';
import { rootOf } from '../platform/navigation/match-route';
import { routeViewerOf } from './route-viewer';

/**
 * The settings are a dialog over a page. When their address is opened directly, the start page is shown behind them.
 */
export function SettingsRoute() {
  const session = useSession();
  const instance = useInstance();
  const root = rootOf(routeViewerOf(session, instance));
  const { isConfigured } = instance;
  useLayoutEffect(() => {
    if (isConfigured) showPageBehind(root);
  }, [isConfigured, root]);
  return <FeedPlaceholder />;
}
