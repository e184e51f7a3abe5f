import type { AccountId, Relationship } from '@linnet/api';
import { createChanges } from '../changes';
import type { Graph } from '../graph/graph';
import { liveSignsOf } from '../live/live-signs';
import { onePer } from '../one-per';
import type { StandingSaid } from './standing-said';
import { createTurns, type TakeTurn } from '../turns';

type Listener = (told: Relationship, before: Relationship | undefined) => void;

/** How the reader stands to people, as answers tell it, in whatever order they arrive. */
interface Standings {
  /** It is about to be asked; what the answer says of somebody is taken unless it was changed since. */
  asking(): (told: Relationship) => void;
  /** The answer to a change. The reader's other pages are told. */
  changed(told: Relationship): void;
  /** Another page was answered so. */
  heard(told: Relationship): void;
  /** Hears of each answer to a change, on this page or another, with what was known before. As long as the page is there. */
  onChanged(listener: Listener): void;
  /** A change of which no answer tells how they stand now. */
  change(id: AccountId, change: (row: Relationship) => Relationship): void;
  /** Milliseconds since the server told it of somebody. */
  age(id: AccountId): number;
  /** Each answer to a change tells everything: those about one person are sent one after the other, by their id. */
  takeTurn: TakeTurn;
}

export const standingsIn = onePer<Graph, Standings>((graph) => {
  const { relationships } = graph;
  const changes = createChanges<AccountId>();
  const toldAt = new WeakMap<Relationship, number>();
  const signs = liveSignsOf(graph);
  const listeners: Listener[] = [];

  function take(told: Relationship): void {
    relationships.put(told.id, told);
    const fact = relationships.fact(told.id);
    if (fact !== undefined) toldAt.set(fact, Date.now());
  }

  function heard(told: Relationship): void {
    const before = relationships.fact(told.id);
    changes.note(told.id);
    take(told);
    for (const listener of listeners) listener(told, before);
  }

  return {
    asking() {
      const isNew = changes.asking();
      return (told) => {
        if (isNew(told.id) || relationships.fact(told.id) === undefined) take(told);
      };
    },
    changed(told) {
      heard(told);
      const said: StandingSaid = { standing: told };
      signs.others?.say(said);
    },
    heard,
    onChanged: (listener) => void listeners.push(listener),
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
