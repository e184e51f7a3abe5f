import type { StatusId } from '@linnet/api';
import type { Client, StatusView } from '@linnet/domain';
import type { KeyId } from '@linnet/domain/keys';
import { runUnseen, statusScene } from '../status-actions/status-action';
import { statusActions } from '../status-actions/status-actions';

export interface KeyOnStatus {
  readonly view: StatusView;
  readonly card: HTMLElement;
  readonly id: KeyId;
}

/** Runs the action of a key on the status of a card. Returns false if that is not possible. */
export function runStatusKey(client: Client, { view, card, id }: KeyOnStatus): boolean {
  const embedded = card.querySelector<HTMLElement>('[data-acts-at]');
  // A notification that doesn't show its status in full has no place for an action on it.
  if (card.dataset['status'] === undefined && embedded === null) return false;
  const action = statusActions.find((one) => one.id === id);
  const shownView =
    embedded === null ? view : { ...view, id: (embedded.dataset['actsAt'] ?? '') as StatusId };
  const scene = statusScene(client, shownView);
  if (action === undefined || !action.can(scene)) return false;
  runUnseen(action, scene);
  // For the notification around the status, this counts as a press on one of its buttons.
  embedded?.click();
  return true;
}
