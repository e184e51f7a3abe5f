import { type Call, type ErrorReason, type FeatureKey, isMissingRoute } from '@linnet/api';
import { type Cell, createCell } from '../kernel/cell';

/** The features of this server, as far as they are known. */
export interface Features {
  /** Whether the server's documents offer the feature and no response has shown otherwise. */
  has(key: FeatureKey): boolean;
  /** Handles a failed call: when the response says that the route does not exist, its feature is removed. */
  noteError(reason: ErrorReason, call: Call<unknown>): void;
  /** Removes a feature until the page is loaded again. */
  markMissing(key: FeatureKey): void;
  subscribe(listener: () => void): () => void;
}

/** Features that responses have shown to be missing; survives reading the documents again. */
type MissingFeatures = Cell<readonly FeatureKey[]>;

export const noMissingFeatures = (): MissingFeatures => createCell<readonly FeatureKey[]>([]);

export function createFeatures(offered: ReadonlySet<FeatureKey>, missing = noMissingFeatures()): Features {
  function markMissing(key: FeatureKey): void {
    if (!missing.get().includes(key)) missing.set([...missing.get(), key]);
  }

  return {
    has: (key) => offered.has(key) && !missing.get().includes(key),
    noteError(reason, call) {
      if (call.feature !== undefined && isMissingRoute(reason, call)) markMissing(call.feature);
    },
    markMissing,
    subscribe: missing.subscribe,
  };
}
