import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createLogHeights, startRange } from './log-heights';

/** So near to its end the log counts as being there, in pixels. */
const BOTTOM_TOLERANCE = 10;
/** Older lines are loaded when less than this is left above, in pixels. */
const OLDER_DISTANCE = 1500;

interface LogScrollOptions {
  /** The oldest first. */
  readonly lines: readonly { readonly id: string }[];
  /** The last line, if it is what the viewer has just written: whoever writes wants to see it. */
  readonly ownId: string | null;
  /** There are older lines that can be loaded now. */
  readonly hasOlder: boolean;
  readonly loadOlder: () => unknown;
}

interface LogScroll {
  /** The element that scrolls; it counts from its end, so that nothing above can move what is read. */
  readonly log: RefObject<HTMLDivElement | null>;
  /** Has the mounted lines as its children. */
  readonly mounted: RefObject<HTMLDivElement | null>;
  /** What stands for the lines that are not mounted. */
  readonly above: RefObject<HTMLDivElement | null>;
  readonly below: RefObject<HTMLDivElement | null>;
  /** The places of the mounted lines. */
  readonly from: number;
  readonly to: number;
  readonly isAtEnd: boolean;
  readonly scrollToEnd: () => void;
  readonly onScroll: () => void;
}

/**
 * A log stays at its end, unless somebody scrolls up, and loads older lines when its beginning comes near. Only the lines
 * around the view are mounted.
 */
export function useLogScroll({ lines, ownId, hasOlder, loadOlder }: LogScrollOptions): LogScroll {
  const log = useRef<HTMLDivElement>(null);
  const mounted = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  const below = useRef<HTMLDivElement>(null);
  const [heights] = useState(createLogHeights);
  const [isAtEnd, setAtEnd] = useState(true);
  const [range, setRange] = useState(startRange);
  /** A line in view, and its distance from the end of the log. */
  const anchor = useRef<{ readonly id: string; readonly distance: number } | null>(null);
  const width = useRef(0);
  /** The lines that were last given their places. */
  const placed = useRef<typeof lines>([]);
  const from = Math.max(0, lines.length - range.first);
  const to = lines.length - range.last;

  /** Gives the lines that are not mounted their space. */
  function setSpace() {
    setHeight(below, heights.ofLast(lines.length - to));
    setHeight(above, heights.ofLast(lines.length) - heights.ofLast(lines.length - from));
  }

  /** `isMount`: the lines are the same. Those that were measured have their height still, or its change is told by itself. */
  function measure(isMount: boolean) {
    for (const [at, line] of [...(mounted.current?.children ?? [])].entries()) {
      const id = lines[from + at]?.id ?? '';
      if (!isMount || !heights.isKnown(id)) heights.measure(id, line.getBoundingClientRect().height);
    }
  }

  /** Measures what is mounted, and has what is read stay where it is. */
  function settle(isMount: boolean) {
    const { current } = log;
    // Before the layout is asked for: the log would be shorter, and scrolled to where it still reaches.
    setSpace();
    if (current === null || current.clientHeight === 0) return;
    if (current.clientWidth !== width.current) heights.forget();
    width.current = current.clientWidth;
    measure(isMount);
    setSpace();
    // Only what changes below the anchor moves it: what is new at the end, or has another height than was assumed.
    const { id, distance = 0 } = anchor.current ?? {};
    const moved = id === undefined ? 0 : (heights.distanceOf(id) ?? distance) - distance;
    if (!isNearEnd(current) && Math.abs(moved) > 0.01) current.scrollTop -= moved;
    look(false);
  }

  /** Mounts what has come near the view. */
  function look(isLate: boolean) {
    const { current } = log;
    if (current === null || current.clientHeight === 0) return;
    const lower = Math.max(0, -current.scrollTop);
    const view = { lower, upper: lower + current.clientHeight };
    const id = heights.topmostIn(view);
    anchor.current = id === undefined ? null : { id, distance: heights.distanceOf(id) ?? 0 };
    setAtEnd(isNearEnd(current));
    const next = heights.rangeIn(view, range);
    if (next.first === range.first && next.last === range.last) return;
    const isInView = heights.ofLast(range.last) <= view.lower && heights.ofLast(range.first) >= view.upper;
    if (isLate && !isInView) flushSync(() => setRange(next));
    else setRange(next);
  }

  const settleNow = useEffectEvent(settle);
  useLayoutEffect(() => {
    heights.setLines(lines);
    settleNow(placed.current === lines);
    placed.current = lines;
  }, [heights, lines, range]);
  useEffect(() => {
    const observer = new ResizeObserver(() => settleNow(false));
    for (const { current } of [log, mounted]) if (current !== null) observer.observe(current);
    return () => observer.disconnect();
  }, []);

  function scrollToEnd() {
    const { current } = log;
    if (current !== null) current.scrollTop = 0;
  }
  useEffect(() => {
    if (ownId !== null) scrollToEnd();
  }, [ownId]);

  function needOlder() {
    const { current } = log;
    if (current === null || !hasOlder) return;
    const { scrollTop, scrollHeight, clientHeight } = current;
    if (scrollHeight - clientHeight + scrollTop < OLDER_DISTANCE) void loadOlder();
  }
  useEffect(needOlder);

  function handleScroll() {
    look(true);
    needOlder();
  }

  return { log, mounted, above, below, from, to, isAtEnd, scrollToEnd, onScroll: handleScroll };
}

const isNearEnd = ({ scrollTop }: HTMLElement): boolean => -scrollTop <= BOTTOM_TOLERANCE;

function setHeight({ current }: RefObject<HTMLElement | null>, height: number): void {
  current?.style.setProperty('block-size', `${height}px`);
}
