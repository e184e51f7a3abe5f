/** In the state of a history entry: how many things lie over the page there. */
export const OVER = 'overPage';

/** Milliseconds within which every browser has gone back in its history. */
const PATIENCE = 500;

/** The moves of the history on behalf of what lies over the page, one after the other; undefined while it rests. */
let moves: Promise<void> | undefined;

/** How many things lie over the page, as the present entry of the history has it. */
export function depthOverPage(): number {
  const depth: unknown = history.state?.[OVER];
  return typeof depth === 'number' ? depth : 0;
}

/** Does something with the history when nothing else moves it. One that fails holds up none of those after it. */
export function moveHistory(move: () => void | Promise<void>): void {
  const own = (moves ?? Promise.resolve())
    .then(move)
    // What fails unforeseen is told as such.
    .catch((error: unknown) => {
      setTimeout(() => {
        throw error;
      });
    })
    .then(() => {
      if (moves === own) moves = undefined;
    });
  moves = own;
}

/** So many entries back; resolves when the history is there. A browser that does not go is not waited for. */
export function stepBack(steps: number): Promise<void> {
  return new Promise((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE);
    history.go(-steps);
  });
}

/** Goes on from the page itself: what lies over it is taken away first, and its entries with it. */
export function fromPage(go: () => void): void {
  if (moves === undefined && depthOverPage() === 0) return go();
  moveHistory(async () => {
    if (depthOverPage() > 0) await stepBack(depthOverPage());
    go();
  });
}
