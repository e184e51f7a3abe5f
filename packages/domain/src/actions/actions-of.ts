import { perClient } from '../client/client';
import { createActionTroubles, type ActionTroubles } from './action-troubles';
import { tellDone } from './tell-done';
import { createToggleRunner, type ToggleRunner } from './toggle-runner';

interface Actions {
  toggles: ToggleRunner;
  troubles: ActionTroubles;
}

/** The toggles of this client and the errors of its actions. */
export const actionsOf = perClient(({ graph, send, notices }): Actions => {
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
  return { toggles, troubles };
});
