import { useEffect } from 'react';
import { useInstance } from '../platform/client/use-instance';
import { useSession } from '../platform/client/use-session';
import { useSetting } from '../platform/client/use-setting';
import { afterFirstContent } from '../platform/start/first-content';
import { likelyNext, routes } from './routes';
import { RouteOutlet } from './routing/route-outlet';
import { Shell } from './shell/shell';
import { shellSlots } from './slots';
import { useTheme } from './theme/use-theme';
import { visitorOf } from './visitor';

/** Theme, shell and the present screen, for whoever is reading. */
export function Frame() {
  const session = useSession();
  const instance = useInstance();
  const { configured, config } = instance;
  useTheme({
    own: useSetting('palette'),
    instanceTheme: configured ? (config.palette ?? config.theme) : undefined,
  });
  useEffect(() => afterFirstContent(() => likelyNext.forEach((screen) => screen.preload())), []);
  // Screens begin anew for another person: nothing one was shown stays for the next.
  const reader = session.state === 'visitor' ? 'visitor' : session.accountId;

  return (
    <Shell slots={shellSlots}>
      <RouteOutlet key={reader} routes={routes} visitor={visitorOf(session, instance)} />
    </Shell>
  );
}
