import { useEffect, useEffectEvent } from 'react';
import { depthOverPage, moveHistory, OVER, stepBack } from './over-page';

/** What lies over the page now, the topmost last, as what closes it. */
const layers: (() => void)[] = [];

/**
 * Gives what lies over the page an entry in the history, so that Back closes it, and of several the topmost. The
 * entry has the key of the one below: for the page it is the same, and it keeps its place.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    const layer = () => close();
    if (layers.push(layer) === 1) addEventListener('popstate', follow);
    moveHistory(settle);
    return () => {
      drop(layer);
      moveHistory(settle);
    };
  }, [open]);
}

/** Brings the history to as many entries as there are layers. */
function settle(): void | Promise<void> {
  const depth = depthOverPage();
  // Not by the router's wrapper: nothing has moved for it.
  for (let next = depth + 1; next <= layers.length; next += 1) {
    History.prototype.pushState.call(history, { ...history.state, [OVER]: next }, '');
  }
  return depth > layers.length ? stepBack(depth - layers.length) : undefined;
}

/** The person has gone back, or on: what is not there in the history is closed. */
function follow(): void {
  for (const layer of layers.slice(depthOverPage()).toReversed()) {
    drop(layer);
    layer();
  }
}

function drop(layer: () => void): void {
  const at = layers.indexOf(layer);
  if (at !== -1) layers.splice(at, 1);
  if (layers.length === 0) removeEventListener('popstate', follow);
}
