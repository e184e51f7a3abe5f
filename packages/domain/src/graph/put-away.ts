import type { AccountId, Relationship } from '@linnet/api';
import { onePer } from '../one-per';
import type { Graph } from './graph';

type IsOne = (account: AccountId) => boolean;

/** Word of people whom the reader puts away, each as it becomes known. */
interface PutAway {
  /** Many at once, such as all of a server: how the reader stands to each of them need not be known. */
  tell(isOne: IsOne): void;
  /** Until the returned function is called. */
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

/** Servers tell nothing of what such people do; of a blocked server those who are followed are heard. */
export function isPutAway(relationship: Relationship | undefined): boolean {
  if (relationship === undefined) return false;
  const { blocking, domainBlocking, following } = relationship;
  return blocking || (domainBlocking && !following);
}
