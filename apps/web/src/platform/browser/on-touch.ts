/** Events that mean that the viewer has begun to use the page: from then on nothing moves by itself. */
const TOUCHES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Calls the listener on each such event, until the signal aborts. */
export function onTouch(listener: () => void, signal?: AbortSignal): void {
  for (const touch of TOUCHES)
    addEventListener(touch, listener, { passive: true, ...(signal && { signal }) });
}

/** Runs a task and resolves to whether the viewer used the page meanwhile. */
export async function touchedWhile(task: () => Promise<void>): Promise<boolean> {
  const stop = new AbortController();
  let isTouched = false;
  onTouch(() => (isTouched = true), stop.signal);
  await task().finally(() => stop.abort());
  return isTouched;
}
