import { ApiError, getRelationships, type AccountId, type ErrorReason } from '@linnet/api';
import { createCell, type Cell } from '../kernel/cell';
import { type Client, perClient } from '../client/client';
import { MAX_IDS_PER_CALL } from '../relationships/fetch-relationships';
import { relationshipUpdatesIn } from '../relationships/relationship-updates';

/** Accounts whose relationship could not be loaded, with the error. */
export type FailedRelationships = ReadonlyMap<AccountId, ErrorReason>;

/** Loads the viewer's relationships to the accounts on screen into the graph, many in one call. */
export interface Relationships {
  failed: Pick<Cell<FailedRelationships>, 'get' | 'subscribe'>;
  /**
   * Requests the relationship to an account, in one call with all others of the same moment; visitors cause no request.
   */
  request(id: AccountId): void;
  /** Requests again all that could not be loaded. */
  retry(): void;
}

/** The viewer's relationships to others. */
export const relationshipsOf = perClient(createRelationships);

function createRelationships({ send, graph, session }: Client): Relationships {
  const failed = createCell<FailedRelationships>(new Map());
  const requested = new Set<AccountId>();
  const underWay = new Set<AccountId>();

  function addFailed(ids: readonly AccountId[], reason: ErrorReason): void {
    failed.update((known) => new Map([...known, ...ids.map((id) => [id, reason] as const)]));
  }

  async function fetchAll(ids: readonly AccountId[]): Promise<void> {
    const putItem = relationshipUpdatesIn(graph).beforeRequest();
    try {
      const { items } = await send(getRelationships(ids));
      for (const item of items) putItem(item);
      const missing = ids.filter((id) => graph.relationships.fact(id) === undefined);
      // The server knows no account with such an id, or left it out.
      if (missing.length > 0)
        addFailed(missing, { kind: 'malformed', what: 'relationships that leave somebody out' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.reason.kind !== 'aborted') addFailed(ids, error.reason);
    } finally {
      for (const id of ids) underWay.delete(id);
    }
  }

  function fetchRequested(): void {
    const ids = [...requested];
    requested.clear();
    if (session.state.get().state !== 'signed-in') return;
    for (const id of ids) underWay.add(id);
    for (let from = 0; from < ids.length; from += MAX_IDS_PER_CALL)
      void fetchAll(ids.slice(from, from + MAX_IDS_PER_CALL));
  }

  function request(id: AccountId): void {
    const isKnown = graph.relationships.fact(id) !== undefined;
    if (isKnown || underWay.has(id) || failed.get().has(id)) return;
    if (requested.size === 0) queueMicrotask(fetchRequested);
    requested.add(id);
  }

  return {
    failed,
    request,
    retry() {
      const ids = [...failed.get().keys()];
      failed.set(new Map());
      for (const id of ids) request(id);
    },
  };
}
