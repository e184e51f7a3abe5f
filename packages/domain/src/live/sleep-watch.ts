import type { Attention } from '../kernel/environment';

const CHECK_INTERVAL_MS = 10_000;
/** If more time has passed between two checks of the clock, the device has slept. */
const SLEEP_THRESHOLD_MS = 30_000;
/** The same for a hidden tab, whose timers run only once a minute. */
const HIDDEN_SLEEP_THRESHOLD_MS = 150_000;

export interface SleepWatch {
  start(): void;
  stop(): void;
}

/** Finds out by the clock that the device has slept, because there is no event for that. */
export function createSleepWatch(attention: Attention, onWake: () => void): SleepWatch {
  let timer: ReturnType<typeof setInterval> | undefined;
  return {
    start() {
      let last = Date.now();
      let wasVisible = attention.get();
      clearInterval(timer);
      timer = setInterval(() => {
        const passed = Date.now() - last;
        const isVisible = attention.get();
        const slept = passed > (isVisible && wasVisible ? SLEEP_THRESHOLD_MS : HIDDEN_SLEEP_THRESHOLD_MS);
        last = Date.now();
        wasVisible = isVisible;
        if (slept) onWake();
      }, CHECK_INTERVAL_MS);
    },
    stop: () => clearInterval(timer),
  };
}
