import type { LiveHub } from '../events/live-hub';

/** For how long no alerts are shown, so that missed notifications do not all appear at once. */
const SILENCE_MS = 10_000;

/**
 * The time without alerts: until 10 seconds after the list of notifications is loaded, and again until 10 seconds after
 * the viewer's stream is connected.
 */
export interface Silence {
  /** Called when the list of notifications is loaded. */
  listLoaded(): void;
  isOver(): boolean;
  end(): void;
}

export function createSilence(isStreamOpen: LiveHub['isStreamOpen'], now: () => number): Silence {
  let overAt = Infinity;
  let wasOpen = false;

  function onStreamChange(): void {
    if (wasOpen || !isStreamOpen.get()) return;
    wasOpen = true;
    if (overAt !== Infinity) overAt = now() + SILENCE_MS;
  }

  const end = isStreamOpen.subscribe(onStreamChange);
  onStreamChange();

  return {
    listLoaded() {
      if (overAt === Infinity) overAt = now() + SILENCE_MS;
    },
    isOver: () => now() >= overAt,
    end,
  };
}
