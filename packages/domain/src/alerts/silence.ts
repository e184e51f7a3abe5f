import type { LiveHub } from '../events/live-hub';

/** Milliseconds without alerts, so that missed notifications do not all appear at once. */
const LASTS = 10_000;

/**
 * The time without alerts at first: until 10 seconds after the list is loaded, and after the viewer's stream is
 * connected.
 */
export interface Silence {
  /** Called when the list is loaded. */
  opened(): void;
  isOver(): boolean;
  end(): void;
}

export function createSilence(isStreamOpen: LiveHub['isStreamOpen'], now: () => number): Silence {
  let overAt = Infinity;
  let wasOpen = false;

  function listen(): void {
    if (wasOpen || !isStreamOpen.get()) return;
    wasOpen = true;
    if (overAt !== Infinity) overAt = now() + LASTS;
  }

  const end = isStreamOpen.subscribe(listen);
  listen();

  return {
    opened() {
      if (overAt === Infinity) overAt = now() + LASTS;
    },
    isOver: () => now() >= overAt,
    end,
  };
}
