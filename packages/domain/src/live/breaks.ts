import { createCell, type Cell } from '../cell';
import type { LiveState } from './live-state';

/** Milliseconds that the next try may take. */
const PATIENCE = 5000;

interface BreaksOptions {
  state: Pick<Cell<LiveState>, 'get' | 'subscribe'>;
  /** Visitors were promised nothing. */
  isMember: () => boolean;
}

/** Whether live updates are lost. A break that is over with the next try is none to speak of. */
export function findBreaks({ state, isMember }: BreaksOptions): Pick<Cell<boolean>, 'get' | 'subscribe'> {
  const lost = createCell(false);
  let isBroken = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function broke(): void {
    if (isBroken) return lost.set(true);
    isBroken = true;
    timer = setTimeout(() => lost.set(true), PATIENCE);
  }

  function mended(): void {
    clearTimeout(timer);
    isBroken = false;
    lost.set(false);
  }

  state.subscribe(() => {
    const now = state.get();
    if (now === 'error' && isMember()) broke();
    if (now === 'joined' || now === 'disabled' || now === 'starting-initial') mended();
  });
  return lost;
}
