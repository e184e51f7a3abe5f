import { createCell, type Cell } from '../kernel/cell';
import type { LiveState } from '../events/live-state';

/** Milliseconds within which a retry may restore live updates before they count as lost. */
const MAX_RETRY_MS = 5000;

interface LostUpdatesOptions {
  state: Pick<Cell<LiveState>, 'get' | 'subscribe'>;
  /** False for visitors, for whom live updates are not promised. */
  isSignedIn: () => boolean;
}

/** A cell that is true while live updates are lost: a retry has failed as well, or takes too long. */
export function watchLostUpdates({
  state,
  isSignedIn,
}: LostUpdatesOptions): Pick<Cell<boolean>, 'get' | 'subscribe'> {
  const lost = createCell(false);
  let isBroken = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onError(): void {
    if (isBroken) return lost.set(true);
    isBroken = true;
    timer = setTimeout(() => lost.set(true), MAX_RETRY_MS);
  }

  function onRestored(): void {
    clearTimeout(timer);
    isBroken = false;
    lost.set(false);
  }

  state.subscribe(() => {
    const now = state.get();
    if (now === 'error' && isSignedIn()) onError();
    if (now === 'joined' || now === 'disabled' || now === 'starting-initial') onRestored();
  });
  return lost;
}
