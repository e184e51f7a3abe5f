import type { LiveSigns } from '../live/live-signs';

/** Milliseconds without alerts, so that what has gathered does not come all at once. */
const LASTS = 10_000;

/** No alerts at first: until a while after the list has come, and after the stream of this reader has begun. */
export interface Silence {
  /** The list has come. */
  opened(): void;
  isOver(): boolean;
  /** Somebody else is reading. */
  begin(): void;
  end(): void;
}

export function createSilence(hears: LiveSigns['hears'], now: () => number): Silence {
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
    begin() {
      overAt = Infinity;
      hasHeard = hears.get();
    },
    end,
  };
}
