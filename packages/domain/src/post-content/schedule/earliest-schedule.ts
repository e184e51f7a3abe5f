const MINUTE = 60_000;

/** The first full minute, in milliseconds since 1970, that leaves time enough to finish a post. */
export function earliestSchedule(now: number): number {
  return (Math.floor(now / MINUTE) + 7) * MINUTE;
}
