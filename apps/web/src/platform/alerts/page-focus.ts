import { onEvents } from '../browser/on-events';

/** Name of the lock that each focused page holds; the browser releases it even when the page crashes. */
const LOCK = 'linnet-focus';

/** Marks this tab as focused for the other tabs. Returns the function that ends it. */
export function shareFocus(): () => void {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return () => {};
  let release: (() => void) | undefined;

  function update(): void {
    if (!document.hasFocus()) {
      release?.();
      release = undefined;
    } else if (release === undefined) {
      const blurred = new Promise<void>((resolve) => (release = resolve));
      void navigator.locks.request(LOCK, { mode: 'shared' }, () => blurred);
    }
  }

  update();
  const stop = onEvents(window, ['focus', 'blur'], update);
  return () => {
    stop();
    release?.();
  };
}

/** Whether any tab with our page has the focus. */
export async function hasFocusedPage(): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  if (document.hasFocus() || locks === undefined) return document.hasFocus();
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === LOCK);
}
