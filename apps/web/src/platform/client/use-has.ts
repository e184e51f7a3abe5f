import type { FeatureKey } from '@linnet/api';
import { useEffect, useReducer } from 'react';
import { useClient } from './client-provider';
import { followLazy } from './follow-lazy';
import { useCell } from './use-cell';

/**
 * A function to check features of the server, for lists whose entries need one each. All false until its documents have
 * loaded.
 */
export function useHas(): (feature: FeatureKey) => boolean {
  const { features } = useClient();
  const known = useCell(features.loaded);
  const [, look] = useReducer((count: number) => count + 1, 0);
  // A feature may turn out to be missing later.
  useEffect(() => followLazy(features, look), [features]);
  return (feature) => known?.has(feature) === true;
}
