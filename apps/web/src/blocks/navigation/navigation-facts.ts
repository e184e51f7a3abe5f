import type { InstanceFacts, SessionState } from '@linnet/domain';

/** What decides which places a person is led to. */
export interface NavigationFacts {
  readonly signedIn: boolean;
  /** Name of whoever is signed in; empty for visitors. */
  readonly username: string;
  /** The server talks to others; believed while it does not say. */
  readonly federating: boolean;
  /** The server shows nothing to visitors. */
  readonly isPrivate: boolean;
}

export function navigationFacts(session: SessionState, { nodeinfo }: InstanceFacts): NavigationFacts {
  return {
    signedIn: session.state !== 'visitor',
    username: session.state === 'visitor' ? '' : session.username,
    federating: nodeinfo?.federating !== false,
    isPrivate: nodeinfo?.private === true,
  };
}
