/** Runs the task when the browser has nothing better to do, at the latest after `within` milliseconds. */
export function whenIdle(task: () => void, within = 3_000): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(task, { timeout: within });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(task, 200);
  return () => clearTimeout(timer);
}
