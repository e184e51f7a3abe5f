import { perClient } from '../per-client';
import { createActionTroubles, type ActionTroubles } from './action-troubles';
import { tellDone } from './tell-done';
import { createToggleRunner, type ToggleRunner } from './toggle-runner';

interface Actions {
  toggles: ToggleRunner;
  troubles: ActionTroubles;
}

/** The toggles of this client and the errors of its actions. Both are cleared when the viewer changes. */
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
