import { useLayoutEffect } from 'react';
import { FeedPlaceholder } from '../blocks/feed/feed-skeleton';
import { useInstance } from '../platform/client/use-instance';
import { useSession } from '../platform/client/use-session';
import { layOver } from '../platform/navigation/lay-over';
import { rootOf } from '../platform/navigation/resolve-route';
import { visitorOf } from './visitor';

/**
 * The settings are a dialog over a page. When their address is opened directly, the start page is shown behind them.
 */
export function SettingsEntrance() {
  const session = useSession();
  const instance = useInstance();
  const root = rootOf(visitorOf(session, instance));
  const { configured } = instance;
  useLayoutEffect(() => {
    if (configured) layOver(root);
  }, [configured, root]);
  return <FeedPlaceholder />;
}
