/** Seconds from one question to the next. After the last one somebody has to come by: a look, a network. */
const WAITS = [2, 4, 8, 16, 32];

/** Asks again what was not answered: a few times, at growing distances. */
export interface AskingAgain {
  /** No answer came. Waits `atLeast` as many seconds, where the server said so. */
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
