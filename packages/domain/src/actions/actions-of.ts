import { perClient } from '../per-client';
import { createActionTroubles, type ActionTroubles } from './action-troubles';
import { tellDone } from './tell-done';
import { createToggleRunner, type ToggleRunner } from './toggle-runner';

interface Actions {
  toggles: ToggleRunner;
  troubles: ActionTroubles;
}

/** What the person of this page does to statuses, and what of it did not get through. It ends with its reader. */
export const actionsOf = perClient(({ graph, send, notices, session }): Actions => {
  const troubles = createActionTroubles(notices);
  const toggles: ToggleRunner = createToggleRunner({
    graph,
    send,
    onSuccess(id, done) {
      troubles.clear(id);
      tellDone({ notices, toggles }, id, done);
    },
    onFailure: ({ id, ...trouble }) => troubles.tell(id, trouble),
  });
  session.onChange(() => {
    toggles.clear();
    troubles.clearAll();
  });
  return { toggles, troubles };
});
