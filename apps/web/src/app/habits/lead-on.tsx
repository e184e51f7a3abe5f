import { type ReactNode, useLayoutEffect } from 'react';
import { useSession } from '../../platform/client/use-session';
import { navigate } from '../../platform/navigation/navigate';
import { useRoute } from '../../platform/navigation/use-route';
import { usualAddress } from './usual-address';

/** Redirects an address that other clients use to the matching screen; otherwise renders its children. */
export function LeadOn({ children }: { readonly children: ReactNode }) {
  const { path, search } = useRoute();
  const session = useSession();
  const to = usualAddress(path, { username: session.state === 'visitor' ? null : session.username });
  useLayoutEffect(() => {
    if (to !== null) navigate(search === '' ? to : `${to}?${search}`, { replace: true });
  }, [to, search]);
  return to === null ? children : null;
}
