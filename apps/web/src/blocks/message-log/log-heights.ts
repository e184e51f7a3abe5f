/** Assumed height of a line until it is measured, in pixels. */
const ASSUMED_HEIGHT = 56;
/** At most so many lines are mounted, unless more are in view. */
const MAX_LINES = 50;
/** Lines this far outside the view are mounted, in pixels. */
const BUFFER = 500;

/** Mounted lines, counted from the end of the log, so that older ones change nothing: from `first` down to above `last`. */
export interface LogRange {
  readonly first: number;
  readonly last: number;
}

export const startRange: LogRange = { first: MAX_LINES, last: 0 };

/** What of a log is in view: distances from its end, in pixels. */
interface LogView {
  readonly lower: number;
  readonly upper: number;
}

/** The heights of the lines of a log, and how far each is from the end: what is above a line never moves it. */
export interface LogHeights {
  /** Takes the lines of the log, the oldest first. */
  setLines(lines: readonly { readonly id: string }[]): void;
  measure(id: string, height: number): void;
  /** Whether the line was measured. */
  isKnown(id: string): boolean;
  /** Forgets what was measured: the log has another width. */
  forget(): void;
  /** The height of the last `count` lines. */
  ofLast(count: number): number;
  /** The distance of the upper edge of a line from the end; null if the log does not have it. */
  distanceOf(id: string): number | null;
  /** What is to be mounted for a view. What is mounted already stays until it is twice as far as what is mounted then. */
  rangeIn(view: LogView, mounted?: LogRange): LogRange;
  /** The highest line that begins in the view. */
  topmostIn(view: LogView): string | undefined;
}

export function createLogHeights(): LogHeights {
  let ids: readonly string[] = [];
  /** The place of each line, counted from the end; the last one has 1. */
  const places = new Map<string, number>();
  const measured = new Map<string, number>();
  /** The height of the last lines, by their count; known as far as the array reaches. */
  const sums = [0];

  const heightAt = (place: number): number => measured.get(ids[ids.length - place] ?? '') ?? ASSUMED_HEIGHT;

  function ofLast(count: number): number {
    const wanted = Math.min(count, ids.length);
    for (let known = sums.length; known <= wanted; known += 1)
      sums.push((sums[known - 1] ?? 0) + heightAt(known));
    return sums[wanted] ?? 0;
  }

  /** How many lines, counted from the end, end below a distance. */
  function countBelow(distance: number): number {
    let [low, high] = [0, ids.length];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (ofLast(middle) <= distance) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  return {
    setLines(lines) {
      const next = lines.map(({ id }) => id);
      let same = 0;
      while (same < next.length && next.at(-1 - same) === ids.at(-1 - same)) same += 1;
      sums.length = Math.min(sums.length, same + 1);
      // Older lines above move none: of a long log only these are new.
      if (same < ids.length) places.clear();
      for (let place = places.size + 1; place <= next.length; place += 1)
        places.set(next[next.length - place] ?? '', place);
      ids = next;
    },
    measure(id, height) {
      if (measured.get(id) === height) return;
      measured.set(id, height);
      sums.length = Math.min(sums.length, places.get(id) ?? 1);
    },
    isKnown: (id) => measured.has(id),
    forget() {
      measured.clear();
      sums.length = 1;
    },
    ofLast,
    distanceOf(id) {
      const place = places.get(id);
      return place === undefined ? null : ofLast(place);
    },
    rangeIn({ lower, upper }, mounted) {
      let last = countBelow(lower);
      let first = Math.min(ids.length, countBelow(upper) + 1);
      let spare = MAX_LINES - (first - last);
      let above = 0;
      let below = 0;
      for (; spare > 0; spare -= 1) {
        const canRise = first < ids.length && above < BUFFER;
        const canSink = last > 0 && below < BUFFER;
        if (canRise && (above <= below || !canSink)) above += heightAt((first += 1));
        else if (canSink) below += heightAt(last--);
        else break;
      }
      const next = { first, last };
      if (mounted === undefined || mounted.first <= last || mounted.last >= first) return next;
      if (mounted.first <= ids.length && ofLast(mounted.first) - upper < 2 * BUFFER)
        first = Math.max(first, mounted.first);
      if (lower - ofLast(mounted.last) < 2 * BUFFER) last = Math.min(last, mounted.last);
      return first - last > MAX_LINES ? next : { first, last };
    },
    topmostIn: ({ upper }) => ids.at(-Math.max(1, countBelow(upper))),
  };
}
