import type { FeatureKey } from '@linnet/api';
import { useEffect, useReducer } from 'react';
import { useCell, useClient } from './client-provider';
import { subscribeToContent } from './use-feature';

/** Returns a function that says whether the server has a feature; all false until its documents have loaded. */
export function useHasFeature(): (feature: FeatureKey) => boolean {
  const { features } = useClient();
  const loaded = useCell(features.loaded);
  const [, update] = useReducer((count: number) => count + 1, 0);
  // A feature may turn out to be missing later.
  useEffect(() => subscribeToContent(features.loaded, update), [features]);
  return (feature) => loaded?.has(feature) === true;
}

/** Returns a function that says whether the server is known to have none of these features. False for an empty list. */
export function useLacks(): (features: readonly FeatureKey[] | undefined) => boolean {
  const isKnown = useCell(useClient().features.loaded) !== null;
  const has = useHasFeature();
  return (features) => isKnown && features !== undefined && !features.some(has);
}
