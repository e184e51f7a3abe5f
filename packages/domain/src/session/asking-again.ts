/**
 * Seconds between retries. After the last one, only an event retries: the tab is visible again, or the network is back.
 */
const WAITS = [2, 4, 8, 16, 32];

/** Retries a request a few times, at growing intervals. */
export interface AskingAgain {
  /** Called after a failure. Waits at least `atLeast` seconds, if the server has said so. */
  later(atLeast: number): void;
  done(): void;
}

export function createAskingAgain(ask: () => void): AskingAgain {
  let times = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    later(atLeast) {
      const wait = WAITS[times];
      if (wait === undefined) return;
      times += 1;
      clearTimeout(timer);
      timer = setTimeout(ask, Math.max(wait, atLeast) * 1000);
    },
    done() {
      clearTimeout(timer);
      times = 0;
    },
  };
}
