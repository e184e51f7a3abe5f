import type { AccountId, Relationship } from '@linnet/api';
import { createChanges } from '../kernel/changes';
import { liveHubOf } from '../events/live-hub';
import type { Graph } from '../graph/graph';
import { onePer } from '../kernel/one-per';
import { type TakeTurn, createTurns } from '../kernel/turns';
import type { TabDecision } from './tab-decision';

type Listener = (relationship: Relationship, before: Relationship | undefined) => void;

/** Puts the viewer's relationships from answers into the graph, in whatever order the answers arrive. */
interface RelationshipUpdates {
  /** Called before a request; the returned function puts a relationship of the answer, unless it was changed since. */
  beforeRequest(): (relationship: Relationship) => void;
  /** Puts the answer to a change, and sends it to the viewer's other tabs. */
  putChanged(relationship: Relationship): void;
  /** Puts the answer to a change that another tab has sent. */
  putFromTab(relationship: Relationship): void;
  /**
   * Calls the listener for each answer to a change, in this tab or another, with the previous relationship too. The
   * listener can't be removed.
   */
  onChanged(listener: Listener): void;
  /** Changes a stored relationship when the server does not send the new one. */
  change(id: AccountId, change: (row: Relationship) => Relationship): void;
  /** Milliseconds since the server sent the relationship to this account; infinite if it never did. */
  age(id: AccountId): number;
  /** Runs the requests of one account id one after the other, since each answer contains the whole relationship. */
  runInTurn: TakeTurn;
}

export const relationshipUpdatesIn = onePer<Graph, RelationshipUpdates>((graph) => {
  const { relationships } = graph;
  const changes = createChanges<AccountId>();
  const receivedAt = new WeakMap<Relationship, number>();
  const hub = liveHubOf(graph);
  const listeners: Listener[] = [];

  function put(relationship: Relationship): void {
    relationships.put(relationship.id, relationship);
    const row = relationships.fact(relationship.id);
    // Without overlays, as the server sent it.
    if (row !== undefined) receivedAt.set(row, Date.now());
  }

  function putAndNotify(relationship: Relationship): void {
    const before = relationships.fact(relationship.id);
    changes.note(relationship.id);
    put(relationship);
    for (const listener of listeners) listener(relationship, before);
  }

  return {
    beforeRequest() {
      const isNew = changes.beforeRequest();
      return (relationship) => {
        if (isNew(relationship.id) || relationships.fact(relationship.id) === undefined) put(relationship);
      };
    },
    putChanged(relationship) {
      putAndNotify(relationship);
      const message: TabDecision = { relationship };
      hub.otherTabs?.send(message);
    },
    putFromTab: putAndNotify,
    onChanged: (listener) => void listeners.push(listener),
    change(id, change) {
      changes.note(id);
      relationships.change(id, change);
    },
    age(id) {
      const row = relationships.fact(id);
      const at = row && receivedAt.get(row);
      return at === undefined ? Infinity : Date.now() - at;
    },
    runInTurn: createTurns(),
  };
});
