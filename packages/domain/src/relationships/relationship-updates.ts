import type { AccountId, Relationship } from '@linnet/api';
import { createChanges } from '../kernel/changes';
import { liveHubOf } from '../events/live-hub';
import type { Graph } from '../graph/graph';
import { onePer } from '../kernel/one-per';
import { type TakeTurn, createTurns } from '../kernel/turns';
import type { TabDecision } from './tab-decision';

type Listener = (told: Relationship, before: Relationship | undefined) => void;

/** Puts the viewer's relationships from answers into the graph, in whatever order the answers arrive. */
interface RelationshipUpdates {
  /** Called before a request; the returned function takes a relationship of the answer, unless it was changed since. */
  beforeRequest(): (told: Relationship) => void;
  /** Takes the answer to a change, and informs the viewer's other tabs. */
  takeChange(told: Relationship): void;
  /** Takes the answer that another tab got. */
  takeFromTab(told: Relationship): void;
  /**
   * Calls the listener for each answer to a change, in this tab or another, with the relationship before. Can't be
   * removed.
   */
  onChanged(listener: Listener): void;
  /** Changes a relationship where no answer contains the new one. */
  change(id: AccountId, change: (row: Relationship) => Relationship): void;
  /** Milliseconds since the server sent the relationship to this account. */
  age(id: AccountId): number;
  /**
   * Queue of the changes, by account id: each answer contains the whole relationship, so one change of it is sent at a
   * time.
   */
  takeTurn: TakeTurn;
}

export const relationshipUpdatesIn = onePer<Graph, RelationshipUpdates>((graph) => {
  const { relationships } = graph;
  const changes = createChanges<AccountId>();
  const toldAt = new WeakMap<Relationship, number>();
  const hub = liveHubOf(graph);
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
    beforeRequest() {
      const isNew = changes.asking();
      return (told) => {
        if (isNew(told.id) || relationships.fact(told.id) === undefined) take(told);
      };
    },
    takeChange(told) {
      heard(told);
      const said: TabDecision = { standing: told };
      hub.otherTabs?.say(said);
    },
    takeFromTab: heard,
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
