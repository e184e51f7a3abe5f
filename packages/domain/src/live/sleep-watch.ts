import type { Attention } from '../environment';

/** Milliseconds between two looks at the clock. */
const TICK = 10_000;
/** A clock that is further on than this was asleep in between. */
const SLEPT = 30_000;
/** Browsers let the timers of a hidden tab run once a minute only. */
const SLEPT_HIDDEN = 150_000;

export interface SleepWatch {
  start(): void;
  stop(): void;
}

/** Notices by the clock that the device has slept: nothing else tells of it. */
export function createSleepWatch(attention: Attention, onWake: () => void): SleepWatch {
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    start() {
      let last = Date.now();
      let wasSeen = attention.get();
      clearInterval(timer);
      timer = setInterval(() => {
        const passed = Date.now() - last;
        const isSeen = attention.get();
        const slept = passed > (isSeen && wasSeen ? SLEPT : SLEPT_HIDDEN);
        last = Date.now();
        wasSeen = isSeen;
        if (slept) onWake();
      }, TICK);
    },
    stop: () => clearInterval(timer),
  };
}
