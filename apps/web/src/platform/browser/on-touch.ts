/** What somebody does who has begun to read: from then on nothing moves by itself. */
const TOUCHES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Calls with each touch of the page, until a signal ends it. */
export function onTouch(listener: () => void, signal?: AbortSignal): void {
  for (const touch of TOUCHES)
    addEventListener(touch, listener, { passive: true, ...(signal && { signal }) });
}

/** Resolves to whether somebody touched the page while something was done. */
export async function touchedWhile(task: () => Promise<void>): Promise<boolean> {
  const stop = new AbortController();
  let isTouched = false;
  onTouch(() => (isTouched = true), stop.signal);
  await task().finally(() => stop.abort());
  return isTouched;
}
