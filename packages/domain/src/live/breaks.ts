import { createCell, type Cell } from '../kernel/cell';
import type { LiveState } from '../events/live-state';

/** Milliseconds within which a retry may restore live updates before they count as lost. */
const PATIENCE = 5000;

interface BreaksOptions {
  state: Pick<Cell<LiveState>, 'get' | 'subscribe'>;
  /** False for visitors, for whom live updates are not promised. */
  isMember: () => boolean;
}

/** Whether live updates are lost: a retry failed too, or took too long. */
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
