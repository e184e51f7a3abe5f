/** Events that mean that the viewer has begun to use the page: from then on nothing moves by itself. */
const INTERACTIONS = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Calls the listener on each such event, until the signal aborts. */
export function onInteraction(listener: () => void, signal?: AbortSignal): void {
  for (const type of INTERACTIONS)
    addEventListener(type, listener, { passive: true, ...(signal && { signal }) });
}

/** Runs a task and resolves to whether the viewer used the page meanwhile. */
export async function interactedWhile(task: () => Promise<void>): Promise<boolean> {
  const stop = new AbortController();
  let hasInteracted = false;
  onInteraction(() => (hasInteracted = true), stop.signal);
  await task().finally(() => stop.abort());
  return hasInteracted;
}

interface PressStart {
  /** Text was selected; the press clears the selection. */
  readonly hadSelection: boolean;
  /** A popover or menu was open; the press closes it. */
  readonly hadFloating: boolean;
}

const floatingSelector = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

let lastPress: PressStart = { hadSelection: false, hadFloating: false };
let isWatching = false;

/** The state of the page when the pointer was last pressed, before any listener reacted to it. */
export function pressStart(): PressStart {
  return lastPress;
}

/** Listens at the window in the capture phase: menus close themselves when the document receives the event. */
export function watchPresses(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('pointerdown', recordPress, { capture: true });
}

function recordPress(): void {
  lastPress = {
    hadSelection: getSelection()?.isCollapsed === false,
    hadFloating: document.querySelector(floatingSelector) !== null,
  };
}
