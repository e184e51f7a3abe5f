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

interface PressStart {
  /** Text was selected; the press clears the selection. */
  readonly hadSelection: boolean;
  /** A popover or menu was open; the press closes it. */
  readonly hadFloating: boolean;
}

const floating = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

let last: PressStart = { hadSelection: false, hadFloating: false };
let isWatching = false;

/** The state of the page when the pointer was last pressed, before any listener reacted to it. */
export function pressStart(): PressStart {
  return last;
}

/** Listens at the window in the capture phase: menus close themselves when the document receives the event. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('pointerdown', note, { capture: true });
}

function note(): void {
  last = {
    hadSelection: getSelection()?.isCollapsed === false,
    hadFloating: document.querySelector(floating) !== null,
  };
}
