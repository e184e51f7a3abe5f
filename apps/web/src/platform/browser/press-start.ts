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
