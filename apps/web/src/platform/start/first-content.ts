import { useEffect, useSyncExternalStore } from 'react';

/** After this time, waiting tasks start even without content. */
const MAX_WAIT_MS = 4000;

let resolveRendered: () => void = () => undefined;
const rendered = new Promise<void>((resolve) => {
  resolveRendered = resolve;
});

/** To be called when the content that a viewer came for (a list, a form, an explanation) has rendered. */
export function signalFirstContent(): void {
  resolveRendered();
}

/** Runs a task after the first content has rendered, so that it does not compete for the network. */
export function afterFirstContent(task: () => void): () => void {
  let isPending = true;
  const run = (): void => {
    if (isPending) task();
    isPending = false;
  };
  setTimeout(run, MAX_WAIT_MS);
  // The content is painted first: the task runs after the next frame.
  void rendered.then(() => requestAnimationFrame(() => setTimeout(run)));
  return () => {
    isPending = false;
  };
}

/** For components that are content: signals that the first content has rendered. */
export function useFirstContent(): void {
  useEffect(signalFirstContent, []);
}

let hasRendered = false;
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  if (hasRendered) return () => undefined;
  if (listeners.size === 0) afterFirstContent(notify);
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  hasRendered = true;
  for (const listener of listeners) listener();
  listeners.clear();
}

/** Whether the first content has rendered: nothing invisible should be rendered before that. */
export function useHasContent(): boolean {
  return useSyncExternalStore(subscribe, () => hasRendered);
}
