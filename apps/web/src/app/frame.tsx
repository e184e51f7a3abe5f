import { perClient } from '@linnet/domain';
import { Fragment, useState } from 'react';
import { useClient, useInstance, useSession } from '../platform/client/client-provider';
import { lazyPart } from '../ui/lazy/lazy-screen';
import { routes } from './routes';
import { RouteOutlet } from './routing/route-outlet';
import { Shell } from './shell/shell';
import { shellSlots } from './slots';
import { routeViewerOf } from './route-viewer';

const Theme = lazyPart(() => import('./theme/theme').then((part) => part.Theme));

let clients = 0;
/** A number of its own for each client of the page. */
const keyOf = perClient(() => ({ key: (clients += 1) }));

/** Theme, shell and the current screen, for the current viewer. */
export function Frame() {
  const session = useSession();
  const instance = useInstance();
  const client = useClient();
  const [firstClient] = useState(client);

  return (
    <>
      <Theme />
      {/* Everything is mounted anew for another client, so that nothing shown to one viewer stays for the next. */}
      <Fragment key={keyOf(client).key}>
        <Shell slots={shellSlots}>
          <RouteOutlet
            routes={routes}
            viewer={routeViewerOf(session, instance)}
            hasViewerChanged={client !== firstClient}
          />
        </Shell>
      </Fragment>
    </>
  );
}
