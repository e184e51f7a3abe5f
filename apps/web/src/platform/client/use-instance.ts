import type { InstanceFacts } from '@linnet/domain';
import { useClient } from './client-provider';
import { useCell } from './use-cell';

/** What is known of the instance, including the operator's configuration of the page. */
export function useInstance(): InstanceFacts {
  return useCell(useClient().instance.facts);
}
