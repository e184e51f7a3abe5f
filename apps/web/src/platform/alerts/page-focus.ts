/** Held by each page that somebody looks at; the browser lets go of it also where a page crashes. */
const LOCK = 'linnet-focus';

/** Lets the other tabs know that somebody looks at this one, until the returned function is called. */
export function tellFocus(): () => void {
  const locks: LockManager | undefined = navigator.locks;
  if (locks === undefined) return () => {};
  let release: (() => void) | undefined;

  function look(): void {
    if (!document.hasFocus()) {
      release?.();
      release = undefined;
    } else if (release === undefined) {
      const left = new Promise<void>((resolve) => (release = resolve));
      void navigator.locks.request(LOCK, { mode: 'shared' }, () => left);
    }
  }

  look();
  addEventListener('focus', look);
  addEventListener('blur', look);
  return () => {
    removeEventListener('focus', look);
    removeEventListener('blur', look);
    release?.();
  };
}

/** Whether somebody looks at a page of ours, in whatever tab. */
export async function isWatched(): Promise<boolean> {
  const locks: LockManager | undefined = navigator.locks;
  if (document.hasFocus() || locks === undefined) return document.hasFocus();
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === LOCK);
}
