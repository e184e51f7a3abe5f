import { isWithheld, type AccountId, type ErrorReason, type Relationship } from '@linnet/api';
import { relationshipsOf } from '@linnet/domain/people';
import { useEffect } from 'react';
import { useCell, useClient, useRow, useSession } from '../../platform/client/client-provider';

export type RelationshipState =
  | { readonly state: 'loading' }
  /** For visitors, for the viewer's own account, for accounts that the server withholds, and for an empty id. */
  | { readonly state: 'none' }
  | { readonly state: 'ready'; readonly relationship: Relationship }
  | { readonly state: 'failed'; readonly reason: ErrorReason; readonly retry: () => void };

/** The viewer's relationship to an account. Relationships needed at the same time are fetched in one call. */
export function useRelationship(id: AccountId): RelationshipState {
  const client = useClient();
  const session = useSession();
  const isNeeded = session.state === 'signed-in' && session.accountId !== id && id !== '' && !isWithheld(id);
  const all = relationshipsOf(client);
  const reason = useCell(all.failed).get(id);
  const relationship = useRow(client.graph.relationships, id);

  useEffect(() => {
    if (isNeeded) all.request(id);
  }, [all, isNeeded, id]);

  if (!isNeeded) return { state: 'none' };
  if (relationship !== undefined) return { state: 'ready', relationship };
  return reason === undefined ? { state: 'loading' } : { state: 'failed', reason, retry: all.retry };
}
