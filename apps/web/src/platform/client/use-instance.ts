import type { InstanceFacts } from '@linnet/domain';
import { useClient } from './client-provider';
import { useCell } from './use-cell';

/** What is known of the server, and how its operator configured the page. */
export function useInstance(): InstanceFacts {
  return useCell(useClient().instance.facts);
}
