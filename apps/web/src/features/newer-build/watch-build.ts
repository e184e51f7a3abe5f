import { partFailed } from '../../platform/chunks/lazy-part';

/** Milliseconds between two checks; nobody deploys more often than that. */
const PAUSE = 30 * 60_000;

interface WatchOptions {
  readonly present: string;
  /** Fetches the id of the deployed build. Rejects if the server cannot be reached. */
  readonly ask: () => Promise<string | null>;
  /** Called once for each build that is not the present one. */
  readonly onNewer: () => void;
  readonly onTrouble: (error: unknown) => void;
}

/**
 * Polls, while the tab is visible, whether the server has another build; checks at once when a chunk of this build
 * fails to load. Returns a function that stops polling.
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

  /** Schedules the next check. A hidden tab waits until it is visible again. */
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
