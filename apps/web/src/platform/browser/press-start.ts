interface PressStart {
  /** Text was selected, which this press ends. */
  readonly hadSelection: boolean;
  /** Something floated over the page, which this press closes. */
  readonly hadFloating: boolean;
}

const floating = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

let last: PressStart = { hadSelection: false, hadFloating: false };
let isWatching = false;

/** How the page was when the pointer was pressed last, before anything heard of that. */
export function pressStart(): PressStart {
  return last;
}

/** At the window, and in the way down: menus close themselves when the document hears of a press. */
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
