/** Older key presses are dropped: by then somebody has given up. */
const MAX_AGE_MS = 10_000;

let pressed: readonly KeyboardEvent[] = [];

function record(event: KeyboardEvent): void {
  pressed = [...pressed, event];
}

/** Records key presses until the code for hotkeys has loaded. */
export function recordEarlyKeys(): void {
  document.addEventListener('keydown', record);
}

/** Stops recording and returns the recent key presses. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  document.removeEventListener('keydown', record);
  const recent = pressed.filter(({ timeStamp }) => performance.now() - timeStamp < MAX_AGE_MS);
  pressed = [];
  return recent;
}
