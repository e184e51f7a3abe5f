import { createCell, type Cell } from '../cell';

/** Milliseconds that the next try may take. */
const PATIENCE = 5000;

/** Whether live updates are lost. A break that is over with the next try is none to speak of. */
export interface Breaks {
  lost: Pick<Cell<boolean>, 'get' | 'subscribe'>;
  /** The connection ended, or did not come about. */
  broke(): void;
  joined(): void;
}

export function createBreaks(): Breaks {
  const lost = createCell(false);
  let isBroken = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    lost,
    broke() {
      if (isBroken) return lost.set(true);
      isBroken = true;
      timer = setTimeout(() => lost.set(true), PATIENCE);
    },
    joined() {
      clearTimeout(timer);
      isBroken = false;
      lost.set(false);
    },
  };
}
