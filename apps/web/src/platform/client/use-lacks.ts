import type { FeatureKey } from '@linnet/api';
import { useClient } from './client-provider';
import { useCell } from './use-cell';
import { useHas } from './use-has';

/** Whether it is known that the server can none of these things. Who needs nothing lacks nothing. */
export function useLacks(): (features: readonly FeatureKey[] | undefined) => boolean {
  const isKnown = useCell(useClient().features.loaded) !== null;
  const has = useHas();
  return (features) => isKnown && features !== undefined && !features.some(has);
}
