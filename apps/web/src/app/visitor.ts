import type { InstanceFacts, SessionState } from '@linnet/domain';
import type { Visitor } from '../platform/navigation/route-definition';

/**
 * What guards and redirects need to know of the viewer. An expired session keeps its screens: it is renewed in place.
 */
export function visitorOf(session: SessionState, { config }: InstanceFacts): Visitor {
  return {
    signedIn: session.state !== 'visitor',
    memberRoot: config.redirectRootLogin,
    visitorRoot: config.redirectRootNoLogin,
  };
}
