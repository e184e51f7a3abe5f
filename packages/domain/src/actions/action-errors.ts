import type { ErrorReason, StatusId } from '@linnet/api';
import { perClient } from '../client/client';
import { createTable } from '../graph/table';
import type { FailedAction } from '../notices/notices';

/** A failed action on a status. */
export interface ActionError {
  /** The action; its words are at `status.action_failed.<name>`. */
  name: FailedAction;
  /** True when the action was to be switched on, false when off. */
  on: boolean;
  /** Null when the error does not come from the server. */
  reason: ErrorReason | null;
  retry?: () => void;
  /** An address that the viewer can copy by hand instead. */
  address?: string;
}

/** Errors of actions: shown in the card of the status, or as a notice when no card of it is on the screen. */
export interface ActionErrors {
  get(id: StatusId): ActionError | null;
  /** Called by cards. As long as a card is subscribed, it shows the error itself. */
  subscribe(id: StatusId, listener: () => void): () => void;
  show(id: StatusId, error: ActionError): void;
  /** Shows the error as a notice instead, because the card is not on the screen after all. */
  showAsNotice(id: StatusId): void;
  /** Removes the error: a later action succeeded, or the viewer dismissed it. */
  clear(id: StatusId): void;
}

/** The errors of this client's actions on statuses. */
export const actionErrorsOf = perClient(({ notices }): ActionErrors => {
  const errors = createTable<StatusId, { error: ActionError | null }>();

  function get(id: StatusId): ActionError | null {
    return errors.get(id)?.error ?? null;
  }

  function addNotice({ name, on, reason, retry, address = '' }: ActionError): void {
    notices.add({
      level: 'error',
      key: `status.action_failed.${name}`,
      values: { on: String(on), address },
      ...(reason && { reason }),
      ...(retry && { retry }),
    });
  }

  function clear(id: StatusId): void {
    if (get(id) !== null) errors.change(id, () => ({ error: null }));
  }

  return {
    get,
    subscribe: errors.subscribe,
    show(id, error) {
      if ([...errors.subscribedIds()].includes(id)) errors.put(id, { error });
      else addNotice(error);
    },
    showAsNotice(id) {
      const error = get(id);
      clear(id);
      if (error !== null) addNotice(error);
    },
    clear(id) {
      clear(id);
      notices.dismiss('status.action_failed');
    },
  };
});
