import { useEffect, useEffectEvent } from 'react';
import { navigate, readEntry } from './navigate';
import { LAYERS_KEY, depthOverPage, afterClosingLayers, moveHistory, stepBack } from './over-page';
import { pathTo } from './path-to';

/** Goes back, past any dialogs over this page; to the start page if the previous entry is another site. */
export function goBack(): void {
  afterClosingLayers(() => {
    if (readEntry(history.state)?.fromHere === true) history.back();
    else navigate(pathTo('root'));
  });
}

/** The functions that close the layers over the page, topmost last. */
const layers: (() => void)[] = [];

/**
 * Gives a layer over the page a history entry, so that Back closes it, the topmost of several first. The entry has the
 * key of the page's own entry, so that the page keeps its scroll position.
 */
export function useCloseOnBack(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const layer = () => close();
    if (layers.push(layer) === 1) addEventListener('popstate', closeLeftLayers);
    moveHistory(syncEntries);
    return () => {
      removeLayer(layer);
      moveHistory(syncEntries);
    };
  }, [open]);
}

/** Adds or removes history entries until there are as many as layers. */
function syncEntries(): void | Promise<void> {
  const depth = depthOverPage();
  // Not the router's wrapped method: nothing has changed for the router.
  for (let next = depth + 1; next <= layers.length; next += 1) {
    History.prototype.pushState.call(history, { ...history.state, [LAYERS_KEY]: next }, '');
  }
  return depth > layers.length ? stepBack(depth - layers.length) : undefined;
}

/** Called when the viewer has gone back or forward: closes the layers that the current entry does not have. */
function closeLeftLayers(): void {
  for (const layer of layers.slice(depthOverPage()).toReversed()) {
    removeLayer(layer);
    layer();
  }
}

function removeLayer(layer: () => void): void {
  const at = layers.indexOf(layer);
  if (at !== -1) layers.splice(at, 1);
  if (layers.length === 0) removeEventListener('popstate', closeLeftLayers);
}
