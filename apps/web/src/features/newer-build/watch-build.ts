import { partFailed } from '../../platform/chunks/lazy-part';

/** Milliseconds between two questions; nobody deploys more often than that. */
const PAUSE = 30 * 60_000;

interface WatchOptions {
  readonly present: string;
  /** Rejects when the server cannot be reached. */
  readonly ask: () => Promise<string | null>;
  /** Told once of each build that is not the present one. */
  readonly onNewer: () => void;
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Asks now and then, while the tab can be seen, whether the server has another build by now; at once when a part of
 * this one does not come any more. Returns how to end it.
 */
export function watchBuild({ present, ask, onNewer, onTrouble }: WatchOptions): () => void {
  let toldOf = present;
  let due = Date.now() + PAUSE;
  let isAsking = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function look(): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    due = Date.now() + PAUSE;
    plan();
    try {
      const build = await ask();
      if (build === null || build === toldOf) return;
      toldOf = build;
      if (build !== present) onNewer();
    } catch (error) {
      onTrouble(error);
    } finally {
      isAsking = false;
    }
  }

  /** A hidden tab waits until somebody looks at it again. */
  function plan(): void {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible') return;
    timer = setTimeout(() => void look(), Math.max(0, due - Date.now()));
  }

  const lookNow = (): void => void look();
  plan();
  document.addEventListener('visibilitychange', plan);
  addEventListener(partFailed, lookNow);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', plan);
    removeEventListener(partFailed, lookNow);
  };
}
