import type { InstanceFacts, SessionState } from '@linnet/domain';
import type { RouteViewer } from '../platform/navigation/route-definition';

/**
 * What guards and redirects need to know of the viewer. With an expired session the viewer stays on the screen, and
 * signs in there again.
 */
export function routeViewerOf(session: SessionState, { config }: InstanceFacts): RouteViewer {
  return {
    signedIn: session.state !== 'visitor',
    signedInRoot: config.redirectRootLogin,
    visitorRoot: config.redirectRootNoLogin,
  };
}
