import { useEffect, useEffectEvent } from 'react';

const MARK = 'overPage';

/** Goes back in the history, if that is where it still is; resolves when the history is there. */
let leaving: Promise<void> = Promise.resolve();

/**
 * Gives what lies over the page an entry in the history, so that Back closes it. The entry has the key of the one
 * below: for the page it is the same, and it keeps its place.
 */
export function useBackCloses(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    let ended = false;
    const follow = () => {
      if (!isMarked()) close();
    };
    void leaving.then(() => {
      if (ended) return;
      // Not by the router's wrapper: nothing has moved for it.
      if (!isMarked()) History.prototype.pushState.call(history, { ...history.state, [MARK]: true }, '');
      addEventListener('popstate', follow);
    });
    return () => {
      ended = true;
      removeEventListener('popstate', follow);
      if (isMarked()) leaving = goBack();
    };
  }, [open]);
}

function isMarked(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

function goBack(): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    history.back();
  });
}
