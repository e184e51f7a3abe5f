import type { FeatureKey } from '@linnet/api';
import { useClient } from './client-provider';
import { useCell } from './use-cell';
import { useHas } from './use-has';

/** Whether the server is known to have none of these features. False for an empty list. */
export function useLacks(): (features: readonly FeatureKey[] | undefined) => boolean {
  const isKnown = useCell(useClient().features.loaded) !== null;
  const has = useHas();
  return (features) => isKnown && features !== undefined && !features.some(has);
}
