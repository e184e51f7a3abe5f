import { useLayoutEffect } from 'react';
import { useInstance } from '../platform/client/use-instance';
import { useSession } from '../platform/client/use-session';
import { navigate } from '../platform/navigation/navigate';
import { rootOf } from '../platform/navigation/resolve-route';
import { FeedPlaceholder } from '../blocks/feed/feed-placeholder';
import { visitorOf } from './visitor';

/** Leads to the start page, once it is known which one the operator configured. */
export function RootScreen() {
  const session = useSession();
  const instance = useInstance();
  const to = instance.configured ? rootOf(visitorOf(session, instance)) : null;

  useLayoutEffect(() => {
    if (to !== null) navigate(to, { replace: true });
  }, [to]);

  return <FeedPlaceholder />;
}
