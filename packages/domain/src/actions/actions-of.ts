import { perClient } from '../client/client';
import { type ActionErrors, actionErrorsOf } from './action-errors';
import { showDone } from './done-notice';
import { createToggleRunner, type ToggleRunner } from './toggle-runner';

interface Actions {
  toggles: ToggleRunner;
  errors: ActionErrors;
}

/** The toggles of this client and the errors of its actions. */
export const actionsOf = perClient((client): Actions => {
  const { graph, send, notices } = client;
  const errors = actionErrorsOf(client);
  const toggles: ToggleRunner = createToggleRunner({
    graph,
    send,
    onSuccess(id, done) {
      errors.clear(id);
      showDone({ notices, toggles }, id, done);
    },
    onError: ({ id, ...error }) => errors.show(id, error),
  });
  return { toggles, errors };
});
