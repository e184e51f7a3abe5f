const MINUTE = 60_000;

/** The first full minute (milliseconds since 1970) that stays far enough ahead while somebody finishes a post. */
export function earliestSchedule(now: number): number {
  return (Math.floor(now / MINUTE) + 7) * MINUTE;
}
