import type { FeatureKey } from '@linnet/api';
import type { Features } from '../instance/features';
import type { StatusRow } from '../graph/rows';
import type { Lazy } from '../kernel/lazy';
import type { Session, SessionState } from '../session/session';

/** What decides whether an action is offered: the status, the viewer, and the features of their server. */
export interface ActionScene {
  readonly row: StatusRow;
  readonly session: SessionState;
  readonly has: (feature: FeatureKey) => boolean;
}

interface SceneParts {
  session: Pick<Session, 'state'>;
  features: Pick<Lazy<Features>, 'loaded'>;
}

/** The current scene. Before the server's documents have been read, no feature is available. */
export function sceneOf({ session, features }: SceneParts, row: StatusRow): ActionScene {
  const loaded = features.loaded.get();
  return { row, session: session.state.get(), has: (key) => loaded?.has(key) ?? false };
}
