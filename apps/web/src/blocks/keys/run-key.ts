import type { Client } from '@linnet/domain';
import { type KeyId, keyEntry } from '@linnet/domain/keys';
import { KEY_WAIT_MS, pageKeysOf } from '../../platform/hotkeys/page-keys';
import { LazyPart } from '../../platform/chunks/lazy-part';
import { sharedErrors } from '../../platform/chunks/reload-page';
import { selectedCard } from './card-selection';

/**
 * Steps through cards and runs actions on them. Loaded at once for signed-in viewers, for visitors with the first such
 * key.
 */
export const cardKeys = new LazyPart(() => import('./run-card-key').then((part) => part.runCardKey));
sharedErrors.watch(cardKeys);

/** Runs the command at once, or as soon as its code is loaded; what is waiting then counts as possible. */
function runOnCard(client: Client, id: KeyId, card: HTMLElement | null): boolean {
  const run = cardKeys.state();
  if (run.state === 'ready') return run.part(client, id, card);
  const pressedAt = performance.now();
  const unsubscribe = cardKeys.subscribe(() => {
    const loaded = cardKeys.state();
    if (loaded.state === 'ready' && performance.now() - pressedAt < KEY_WAIT_MS)
      loaded.part(client, id, card);
    if (loaded.state === 'ready' || loaded.state === 'failed') unsubscribe();
  });
  cardKeys.retry();
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
  // A screen that shows one thing of a list steps through the things, others through their cards.
  if (at === 'list') return pageKeysOf(client).run(id) || runOnCard(client, id, null);
  const card = selectedCard();
  if (card === null) return false;
  return id === 'unselect' ? removeSelection() : runOnCard(client, id, card);
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
