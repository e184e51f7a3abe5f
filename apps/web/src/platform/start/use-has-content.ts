import { useSyncExternalStore } from 'react';
import { afterFirstContent } from './first-content';

let isThere = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  if (isThere) return () => undefined;
  if (listeners.size === 0) afterFirstContent(tellAll);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function tellAll(): void {
  isThere = true;
  for (const listener of listeners) listener();
  listeners.clear();
}

/** Whether the first content has rendered: nothing invisible should be rendered before that. */
export function useHasContent(): boolean {
  return useSyncExternalStore(subscribe, () => isThere);
}
