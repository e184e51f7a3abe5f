import type { AccountId, Relationship } from '@linnet/api';
import { onePer } from '../kernel/one-per';
import type { Graph } from './graph';

type IsOne = (account: AccountId) => boolean;

/** Events about accounts that the viewer has blocked, by itself or with their server. */
interface PutAway {
  /** Emits for many accounts at once, such as all of a server, whose relationships need not be known. */
  tell(isOne: IsOne): void;
  /** Subscribes until the returned function is called. */
  on(listener: (isOne: IsOne) => void): () => void;
}

export const putAwayOf = onePer<Graph, PutAway>(({ relationships }) => {
  const listeners = new Set<(isOne: IsOne) => void>();
  function tell(isOne: IsOne): void {
    for (const listener of [...listeners]) listener(isOne);
  }
  relationships.watch((id, before) => {
    if (isPutAway(relationships.get(id)) && !isPutAway(before)) tell((account) => account === id);
  });
  return {
    tell,
    on(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
});

/**
 * Whether the server sends nothing of what this account does. Of a blocked server, followed accounts are still sent.
 */
export function isPutAway(relationship: Relationship | undefined): boolean {
  if (relationship === undefined) return false;
  const { blocking, domainBlocking, following } = relationship;
  return blocking || (domainBlocking && !following);
}
