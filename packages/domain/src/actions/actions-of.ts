import type { Client } from '../client';
import { createActionTroubles, type ActionTroubles } from './action-troubles';
import { createToggleRunner, type ToggleRunner } from './toggle-runner';

interface Actions {
  toggles: ToggleRunner;
  troubles: ActionTroubles;
}

const known = new WeakMap<Client, Actions>();

/** What the person of this page does to statuses, and what of it did not get through. It ends with its reader. */
export function actionsOf(client: Client): Actions {
  const there = known.get(client);
  if (there !== undefined) return there;
  const { graph, send, notices, session } = client;
  const troubles = createActionTroubles(notices);
  const toggles = createToggleRunner({
    graph,
    send,
    onSuccess: troubles.clear,
    onFailure: ({ id, ...trouble }) => troubles.tell(id, trouble),
  });
  session.onChange(() => {
    toggles.clear();
    troubles.clearAll();
  });
  const made = { toggles, troubles };
  known.set(client, made);
  return made;
}
