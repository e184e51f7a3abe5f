import type { FailureReason, StatusId } from '@linnet/api';
import { createTable } from '../graph/table';
import type { FailedAction, Notices } from '../notices/notices';

/** A failed action on a status. */
export interface ActionTrouble {
  /** The action; its words are at `status.action_failed.<name>`. */
  name: FailedAction;
  /** True when the action was to be switched on, false when off. */
  on: boolean;
  /** Null when the error does not come from the server. */
  reason: FailureReason | null;
  retry?: () => void;
  /** An address that the viewer can copy by hand instead. */
  address?: string;
}

/** Errors of actions: shown in the card of the status, or as a notice when no card of it is on the screen. */
export interface ActionTroubles {
  get(id: StatusId): ActionTrouble | null;
  /** Called by cards. As long as a card is subscribed, it shows the error itself. */
  subscribe(id: StatusId, listener: () => void): () => void;
  tell(id: StatusId, trouble: ActionTrouble): void;
  /** Shows the error as a notice instead, because the card is not on the screen after all. */
  tellAside(id: StatusId): void;
  /** Removes the error: a later action succeeded, or the viewer dismissed it. */
  clear(id: StatusId): void;
}

export function createActionTroubles(notices: Notices): ActionTroubles {
  const told = createTable<StatusId, { trouble: ActionTrouble | null }>();

  function get(id: StatusId): ActionTrouble | null {
    return told.get(id)?.trouble ?? null;
  }

  function note({ name, on, reason, retry, address = '' }: ActionTrouble): void {
    notices.add({
      level: 'error',
      key: `status.action_failed.${name}`,
      values: { on: String(on), address },
      ...(reason && { reason }),
      ...(retry && { retry }),
    });
  }

  function clear(id: StatusId): void {
    if (get(id) !== null) told.change(id, () => ({ trouble: null }));
  }

  return {
    get,
    subscribe: told.subscribe,
    tell(id, trouble) {
      if ([...told.watched()].includes(id)) told.put(id, { trouble });
      else note(trouble);
    },
    tellAside(id) {
      const trouble = get(id);
      clear(id);
      if (trouble !== null) note(trouble);
    },
    clear(id) {
      clear(id);
      notices.dismiss('status.action_failed');
    },
  };
}
