import { useEffect, useState } from 'react';
import { useInstance } from '../platform/client/use-instance';
import { useSession } from '../platform/client/use-session';
import { afterFirstContent } from '../platform/start/first-content';
import { lazyPart } from '../ui/lazy/lazy-screen';
import { likelyNext, routes } from './routes';
import { RouteOutlet } from './routing/route-outlet';
import { Shell } from './shell/shell';
import { shellSlots } from './slots';
import { visitorOf } from './visitor';

const Theme = lazyPart(() => import('./theme/theme').then((part) => part.Theme));

/** Theme, shell and the current screen, for the current viewer. */
export function Frame() {
  const session = useSession();
  const instance = useInstance();
  useEffect(() => afterFirstContent(() => likelyNext.forEach((screen) => screen.preload())), []);
  // The key remounts the screens for another viewer, so that nothing shown to one stays for the next.
  const reader = session.state === 'visitor' ? 'visitor' : session.accountId;
  const [firstReader] = useState(reader);

  return (
    <>
      <Theme />
      <Shell slots={shellSlots}>
        <RouteOutlet
          key={reader}
          routes={routes}
          visitor={visitorOf(session, instance)}
          isAfterLeaving={reader !== firstReader}
        />
      </Shell>
    </>
  );
}
