import type { StatusId } from '@linnet/api';
import type { Client, StatusView } from '@linnet/domain';
import type { KeyId } from '@linnet/domain/keys';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo, profilePath } from '../../platform/navigation/path-to';
import { runUnseen, statusScene } from '../status-actions/status-action';
import { statusActions } from '../status-actions/status-actions';
import { stepCard } from './step-card';

/** The `data-key` names of the buttons that a key presses, unless it is that of the key; the first one is pressed. */
const buttonNames: Readonly<Partial<Record<KeyId, readonly string[]>>> = {
  subject: ['text', 'subject'],
};

/** Runs a key's command on a card; without one, steps through the cards. Returns false if that is not possible. */
export function runCardKey(client: Client, id: KeyId, card: HTMLElement | null): boolean {
  if (card !== null) return runInCard(client, card, id);
  stepCard(id === 'next' ? 1 : -1);
  return true;
}

/** Runs a key's command on the status of a card. Returns false if that is not possible. */
export function runInCard(client: Client, card: HTMLElement, id: KeyId): boolean {
  const { message, row } = card.dataset;
  if (id === 'subject' || id === 'media' || message !== undefined || row !== undefined)
    return pressInCard(card, id);
  // A card has the id of its own status, or of the status it is about.
  const { status, about } = card.dataset;
  const view = client.statusViews.get((status ?? about ?? '') as StatusId);
  if (view === undefined) return false;
  // For a notification, this counts as a click on it.
  if ((id === 'open' || id === 'author') && status === undefined) card.click();
  if (id === 'open') {
    navigate(pathTo('conversation', { id: view.status.id }));
    return true;
  }
  if (id === 'author') {
    const { nodeinfo } = client.instance.facts.get();
    navigate(profilePath(view.author, nodeinfo?.restrictedNicknames ?? []));
    return true;
  }
  return runStatusAction(client, { view, card, id });
}

/** Presses the button that shows or hides part of a card. Returns false if there is none. */
function pressInCard(card: HTMLElement, id: KeyId): boolean {
  for (const name of buttonNames[id] ?? [id]) {
    const button = card.querySelector<HTMLElement>(`[data-key="${name}"]`);
    if (button === null) continue;
    button.click();
    return true;
  }
  return false;
}

interface KeyOnStatus {
  readonly view: StatusView;
  readonly card: HTMLElement;
  readonly id: KeyId;
}

/** Runs the action of a key on the status of a card. Returns false if that is not possible. */
function runStatusAction(client: Client, { view, card, id }: KeyOnStatus): boolean {
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
