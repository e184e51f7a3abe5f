import type { StatusId } from '@linnet/api';
import type { Client } from '@linnet/domain';
import { type KeyId, keyEntry } from '@linnet/domain/keys';
import { pageKeysOf } from '../../platform/hotkeys/page-keys';
import { navigate } from '../../platform/navigation/navigate';
import { pathTo, profilePath } from '../../platform/navigation/path-to';
import { LazyPart } from '../../platform/chunks/lazy-part';
import { sharedErrors } from '../../platform/chunks/reload-page';
import { selectedCard } from './card-selection';
import type { KeyOnStatus } from './run-status-key';
import { stepCard } from './step-card';

/** The `data-key` names of the buttons that a key presses, unless it is that of the key; the first one is pressed. */
const buttonNames: Readonly<Partial<Record<KeyId, readonly string[]>>> = {
  subject: ['text', 'subject'],
};

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

/** Runs actions on statuses. Loaded at once for signed-in viewers, for visitors with the first such key. */
export const statusKeys = new LazyPart(() => import('./run-status-key').then((part) => part.runStatusKey));
sharedErrors.watch(statusKeys);

/** Runs the action at once, or as soon as its code is loaded; what is waiting then counts as possible. */
function runStatusAction(client: Client, on: KeyOnStatus): boolean {
  const run = statusKeys.state();
  if (run.state === 'ready') return run.part(client, on);
  const unsubscribe = statusKeys.subscribe(() => {
    const loaded = statusKeys.state();
    if (loaded.state === 'ready') loaded.part(client, on);
    if (loaded.state === 'ready' || loaded.state === 'failed') unsubscribe();
  });
  statusKeys.retry();
  return true;
}

/** Runs the command of a key. Returns false if there is nothing to do. */
export function runKey(client: Client, id: KeyId): boolean {
  const { at } = keyEntry(id);
  if (id === 'compose' && client.session.state.get().state === 'signed-in') {
    // The form's code may still be loading: `runWhenReady` runs the command when it has loaded.
    pageKeysOf(client).runWhenReady(id);
    return true;
  }
  if (at === 'page') return pageKeysOf(client).run(id);
  if (at === 'list') {
    // A screen that shows one thing of a list steps through the things.
    if (pageKeysOf(client).run(id)) return true;
    stepCard(id === 'next' ? 1 : -1);
    return true;
  }
  const card = selectedCard();
  if (card === null) return false;
  return id === 'unselect' ? removeSelection() : runInCard(client, card, id);
}

/** Removes the selection, unless a menu or dialog is open, which the same key closes. */
function removeSelection(): boolean {
  const openLayer = document.querySelector(
    '[role="menu"], [role="dialog"], [role="alertdialog"], dialog[open]',
  );
  const focused = document.activeElement;
  if (openLayer !== null || !(focused instanceof HTMLElement)) return false;
  focused.blur();
  return true;
}
