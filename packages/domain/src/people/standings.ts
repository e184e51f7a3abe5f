import type { AccountId, Relationship } from '@linnet/api';
import { createChanges } from '../changes';
import type { Graph } from '../graph/graph';
import { onePer } from '../one-per';
import { createTurns, type TakeTurn } from '../turns';

/** How the reader stands to people, as answers tell it, in whatever order they arrive. */
interface Standings {
  /** It is about to be asked; what the answer says of somebody is taken unless it was changed since. */
  asking(): (told: Relationship) => void;
  /** The answer to a change. */
  changed(told: Relationship): void;
  /** A change of which no answer tells how they stand now. */
  change(id: AccountId, change: (row: Relationship) => Relationship): void;
  /** Milliseconds since the server told it of somebody. */
  age(id: AccountId): number;
  /** Each answer to a change tells everything: those about one person are sent one after the other, by their id. */
  takeTurn: TakeTurn;
}

export const standingsIn = onePer<Graph, Standings>(({ relationships }) => {
  const changes = createChanges<AccountId>();
  const toldAt = new WeakMap<Relationship, number>();

  function take(told: Relationship): void {
    relationships.put(told.id, told);
    const fact = relationships.fact(told.id);
    if (fact !== undefined) toldAt.set(fact, Date.now());
  }

  return {
    asking() {
      const isNew = changes.asking();
      return (told) => {
        if (isNew(told.id) || relationships.fact(told.id) === undefined) take(told);
      };
    },
    changed(told) {
      changes.note(told.id);
      take(told);
    },
    change(id, change) {
      changes.note(id);
      relationships.change(id, change);
    },
    age(id) {
      const fact = relationships.fact(id);
      const at = fact && toldAt.get(fact);
      return at === undefined ? Infinity : Date.now() - at;
    },
    takeTurn: createTurns(),
  };
});
