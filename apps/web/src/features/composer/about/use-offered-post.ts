import type { StatusId } from '@linnet/api';
import { statusAt } from '@linnet/domain/fetching';
import { useClient } from '../../../platform/client/client-provider';
import { useRequest } from '../../../platform/client/use-request';

export interface OfferedPost {
  readonly id: StatusId;
}

/** The post at an address; null while it is sought, and where there is none: an address is often just an address. */
export function useOfferedPost(address: string): OfferedPost | null {
  const client = useClient();
  const request = useRequest(`status at ${address}`, () => statusAt(client, address));
  return request.state === 'ready' && request.answer !== null ? { id: request.answer } : null;
}
