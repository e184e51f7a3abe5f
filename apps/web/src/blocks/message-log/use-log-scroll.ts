import { type RefObject, useEffect, useRef, useState } from 'react';

/** So near to its end the log counts as being there, in pixels. */
const BOTTOM_TOLERANCE = 10;
/** Older lines are loaded when less than this is left above, in pixels. */
const OLDER_DISTANCE = 750;

/** What people scroll by. */
const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

interface LogScrollOptions {
  /** The last line, if it is what the viewer has just written: whoever writes wants to see it. */
  readonly ownId: string | null;
  /** There are older lines that can be loaded now. */
  readonly hasOlder: boolean;
  readonly loadOlder: () => unknown;
}

interface LogScroll {
  /** The element that scrolls, and what is in it. */
  readonly log: RefObject<HTMLDivElement | null>;
  readonly content: RefObject<HTMLDivElement | null>;
  readonly isAtEnd: boolean;
  readonly scrollToEnd: () => void;
  readonly onScroll: () => void;
}

/** A log stays at its end, unless somebody scrolls up, and loads older lines when its beginning comes near. */
export function useLogScroll({ ownId, hasOlder, loadOlder }: LogScrollOptions): LogScroll {
  const log = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [isAtEnd, setAtEnd] = useState(true);
  const atEnd = useRef(true);
  const lastTop = useRef(0);
  /** Somebody has used the log since it was at its end: lines that turn out smaller than assumed move it as well. */
  const hasInput = useRef(false);

  function scrollToEnd() {
    const { current } = log;
    if (current !== null) current.scrollTop = current.scrollHeight;
  }

  // Stays at the end while lines arrive, pictures load, and the form below grows.
  useEffect(() => {
    const observer = new ResizeObserver(() => atEnd.current && scrollToEnd());
    for (const { current } of [log, content]) if (current !== null) observer.observe(current);
    const control = new AbortController();
    const options = { passive: true, signal: control.signal };
    for (const input of inputs)
      log.current?.addEventListener(input, () => void (hasInput.current = true), options);
    return () => {
      control.abort();
      observer.disconnect();
    };
  }, []);

  useEffect(() => {
    if (ownId === null) return;
    atEnd.current = true;
    scrollToEnd();
  }, [ownId]);

  function needOlder() {
    const { current } = log;
    if (current !== null && hasOlder && current.scrollTop < OLDER_DISTANCE) void loadOlder();
  }
  useEffect(needOlder);

  function handleScroll() {
    const { current } = log;
    if (current === null) return;
    const { scrollTop, scrollHeight, clientHeight } = current;
    const isNear = scrollHeight - scrollTop - clientHeight <= BOTTOM_TOLERANCE;
    // What was added below has not been scrolled to yet: only somebody who scrolls up leaves the end.
    const hasMovedUp = scrollTop < lastTop.current && hasInput.current;
    atEnd.current = isNear || (atEnd.current && !hasMovedUp);
    if (isNear) hasInput.current = false;
    lastTop.current = scrollTop;
    setAtEnd(atEnd.current);
    needOlder();
  }

  return { log, content, isAtEnd, scrollToEnd, onScroll: handleScroll };
}

/** Whether this render adds older lines above the known ones: the log then keeps its position relative to its end. */
export function useOlderAbove(lines: readonly { readonly kind: string; readonly id: string }[]): boolean {
  const [before, setBefore] = useState({ lines, isAbove: false });
  if (before.lines === lines) return before.isAbove;
  const first = before.lines.find(({ kind }) => kind !== 'day');
  const top = lines.find(({ kind }) => kind !== 'day');
  const isAbove = first !== undefined && top?.id !== first.id && lines.some(({ id }) => id === first.id);
  setBefore({ lines, isAbove });
  return isAbove;
}
