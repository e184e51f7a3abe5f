import type { FeatureKey } from '@linnet/api';
import type { Features } from '../features/features';
import type { StatusRow } from '../graph/rows';
import type { Lazy } from '../lazy';
import type { Session, SessionState } from '../session/session';

/** What decides whether an action is offered: the status, who reads, and what their server can. */
export interface ActionScene {
  readonly row: StatusRow;
  readonly session: SessionState;
  readonly has: (feature: FeatureKey) => boolean;
}

interface SceneParts {
  session: Pick<Session, 'state'>;
  features: Pick<Lazy<Features>, 'loaded'>;
}

/** The scene as it is now. What the server can is not known before its documents were read: then it can nothing. */
export function sceneOf({ session, features }: SceneParts, row: StatusRow): ActionScene {
  const known = features.loaded.get();
  return { row, session: session.state.get(), has: (key) => known?.has(key) ?? false };
}
