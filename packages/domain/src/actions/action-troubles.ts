import type { FailureReason, StatusId } from '@linnet/api';
import { createTable } from '../graph/table';
import type { Notices } from '../notices/notices';

/** An action on a status that did not get through. */
export interface ActionTrouble {
  /** What was tried: a case of the words `status.action_failed`. */
  name: string;
  /** It was to be switched on, not off. */
  on: boolean;
  /** Null when it was not the server that refused. */
  reason: FailureReason | null;
  retry?: () => void;
  /** What the person can take by hand instead. */
  address?: string;
}

/** What went wrong with actions: shown in the card of the status, or as a notice where no card of it stands. */
export interface ActionTroubles {
  get(id: StatusId): ActionTrouble | null;
  /** Called by cards: whoever listens shows it. */
  subscribe(id: StatusId, listener: () => void): () => void;
  tell(id: StatusId, trouble: ActionTrouble): void;
  /** The card is not on the screen after all: tells the same as a notice. */
  tellAside(id: StatusId): void;
  /** Something has worked since, or the person has read it. */
  clear(id: StatusId): void;
  clearAll(): void;
}

export function createActionTroubles(notices: Notices): ActionTroubles {
  const told = createTable<StatusId, { trouble: ActionTrouble | null }>();

  function get(id: StatusId): ActionTrouble | null {
    return told.get(id)?.trouble ?? null;
  }

  function note({ name, on, reason, retry, address = '' }: ActionTrouble): void {
    notices.add({
      level: 'error',
      key: 'status.action_failed',
      values: { name, on: String(on), address },
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
    clearAll: told.clear,
  };
}
