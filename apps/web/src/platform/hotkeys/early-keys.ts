/** Milliseconds after which a key means nothing any more. */
const STALE = 4000;

let pressed: readonly KeyboardEvent[] = [];

function keep(event: KeyboardEvent): void {
  pressed = [...pressed, event];
}

/** Keeps what is pressed before what keys do has come. */
export function keepEarlyKeys(): void {
  document.addEventListener('keydown', keep);
}

/** What was pressed a moment ago, for whoever answers from now on. */
export function takeEarlyKeys(): readonly KeyboardEvent[] {
  document.removeEventListener('keydown', keep);
  const taken = pressed.filter(({ timeStamp }) => performance.now() - timeStamp < STALE);
  pressed = [];
  return taken;
}
