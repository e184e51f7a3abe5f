import type { Attention } from '../kernel/environment';

/** Milliseconds between two checks of the clock. */
const TICK = 10_000;
/** Milliseconds between two checks after which the device must have slept. */
const SLEPT = 30_000;
/** The same for a hidden tab, whose timers run once a minute only. */
const SLEPT_HIDDEN = 150_000;

export interface SleepWatch {
  start(): void;
  stop(): void;
}

/** Notices by the clock that the device has slept, as no event says so. */
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
