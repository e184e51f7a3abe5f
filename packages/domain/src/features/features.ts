import { isMissingRoute, type Call, type FailureReason, type FeatureKey } from '@linnet/api';
import { createCell, type Cell } from '../cell';

/** What this server can, as far as is known. */
export interface Features {
  /** The server's documents offer it, and no answer has proved that wrong. */
  has(key: FeatureKey): boolean;
  /** Hears of a refused call: when the answer says that there is no such route, its feature is gone. */
  hear(reason: FailureReason, call: Call<unknown>): void;
  /** Not offered any more until the page is loaded again. */
  featureGone(key: FeatureKey): void;
  subscribe(listener: () => void): () => void;
}

/** What answers have proved wrong outlives one reading of the documents. */
type GoneFeatures = Cell<readonly FeatureKey[]>;

export const noneGone = (): GoneFeatures => createCell<readonly FeatureKey[]>([]);

export function createFeatures(offered: ReadonlySet<FeatureKey>, gone = noneGone()): Features {
  function featureGone(key: FeatureKey): void {
    if (!gone.get().includes(key)) gone.set([...gone.get(), key]);
  }

  return {
    has: (key) => offered.has(key) && !gone.get().includes(key),
    hear(reason, call) {
      if (call.feature !== undefined && isMissingRoute(reason, call)) featureGone(call.feature);
    },
    featureGone,
    subscribe: gone.subscribe,
  };
}
