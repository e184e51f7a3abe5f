/** Milliseconds after which an early key press is dropped. */
const STALE = 4000;

let pressed: readonly KeyboardEvent[] = [];

function record(event: KeyboardEvent): void {
  pressed = [...pressed, event];
}

/** Records key presses until the code for hotkeys has loaded. */
export function keepEarlyKeys(): void {
  document.addEventListener('keydown', record);
}

/** Stops recording and returns the recent key presses. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  document.removeEventListener('keydown', record);
  const taken = pressed.filter(({ timeStamp }) => performance.now() - timeStamp < STALE);
  pressed = [];
  return taken;
}
