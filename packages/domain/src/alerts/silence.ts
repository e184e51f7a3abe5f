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

export function createSilence(hears: LiveHub['isStreamOpen'], now: () => number): Silence {
  let overAt = Infinity;
  let hasHeard = false;

  function listen(): void {
    if (hasHeard || !hears.get()) return;
    hasHeard = true;
    if (overAt !== Infinity) overAt = now() + LASTS;
  }

  const end = hears.subscribe(listen);
  listen();

  return {
    opened() {
      if (overAt === Infinity) overAt = now() + LASTS;
    },
    isOver: () => now() >= overAt,
    end,
  };
}
