import { useGesture } from '@use-gesture/react';
import { type RefObject, useRef, useState } from 'react';

/** Zoom of a picture: its scale, where 1 fits the frame, and the offset of its middle from the frame's, in pixels. */
interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

export const UNZOOMED: Zoom = { scale: 1, x: 0, y: 0 };
const MAX_SCALE = 8;
/** When a gesture ends below this scale, the picture goes back to the fitting size. */
const RESET_BELOW = 1.2;
/** The scale after a double click. */
const DOUBLE_CLICK_SCALE = 2.5;

/** Zooms to a scale around a point, which stays in place. The point is relative to the middle of the frame. */
export function zoomAt(zoom: Zoom, scale: number, point: Point): Zoom {
  const next = Math.min(MAX_SCALE, Math.max(1, scale));
  if (next === 1) return UNZOOMED;
  const by = next / zoom.scale;
  return { scale: next, x: point.x - (point.x - zoom.x) * by, y: point.y - (point.y - zoom.y) * by };
}

/** Goes back to the fitting size if the scale is hardly above it. */
export function snapToFit(zoom: Zoom): Zoom {
  return zoom.scale < RESET_BELOW ? UNZOOMED : zoom;
}

export function toggleZoom(zoom: Zoom, point: Point): Zoom {
  return zoom.scale > 1 ? UNZOOMED : zoomAt(zoom, DOUBLE_CLICK_SCALE, point);
}

/** Zooms by a wheel event's `delta` in pixels; a positive one zooms out. */
export function wheelZoom(zoom: Zoom, delta: number, point: Point): Zoom {
  const next = zoomAt(zoom, zoom.scale * Math.exp(-delta * 0.0025), point);
  return next.scale < zoom.scale ? snapToFit(next) : next;
}

/** Pans, but never so far that the frame shows more empty space than necessary. */
export function panTo(zoom: Zoom, to: Point, { frame, image }: { frame: Size; image: Size }): Zoom {
  const maxOffset = (fits: number, shown: number) => Math.max(0, (shown * zoom.scale - fits) / 2);
  const clamp = (value: number, max: number) => Math.min(max, Math.max(-max, value));
  return {
    scale: zoom.scale,
    x: clamp(to.x, maxOffset(frame.width, image.width)),
    y: clamp(to.y, maxOffset(frame.height, image.height)),
  };
}

interface SwipeFacts {
  readonly windowWidth: number;
  /** There is more than one attachment. */
  readonly navigable: boolean;
}

/** Pixels that a press must move to count as a swipe, except from one attachment to another. */
const SWIPE_THRESHOLD = 30;

/** What a finished swipe does; `after` goes to the next attachment, on the right. */
export function swipeResult({ x, y }: Point, { windowWidth, navigable }: SwipeFacts): SwipeResult {
  if (Math.abs(y) > Math.abs(x)) return y >= SWIPE_THRESHOLD ? 'close' : 'nothing';
  const needed = navigable ? windowWidth / 4 : SWIPE_THRESHOLD;
  if (!navigable || Math.abs(x) < needed) return 'nothing';
  return x < 0 ? 'after' : 'before';
}

type SwipeResult = 'after' | 'before' | 'close' | 'nothing';

/** Pixels that a press may move and still be a click. */
export function clickTolerance(navigable: boolean): number {
  return navigable ? 1 : SWIPE_THRESHOLD;
}

interface StageOptions {
  readonly stage: RefObject<HTMLElement | null>;
  /** The element that can be zoomed; empty if there is none. */
  readonly image: RefObject<HTMLElement | null>;
  readonly navigable: boolean;
  readonly onSwipe: (result: Exclude<SwipeResult, 'nothing'>) => void;
  /** Called for a click outside the attachment. */
  readonly onClickOutside: () => void;
}

/** Two taps within this time are one double tap. */
const DOUBLE_TAP_MS = 300;
/** Elements that handle drags and clicks themselves. */
const interactive = 'video, input, button, a, [data-player]';

/** Swiping, zooming and panning in the media viewer; `swipe` is the offset of a swipe that is under way. */
export function useStageGestures({ stage, image, navigable, onSwipe, onClickOutside }: StageOptions) {
  const [zoom, setZoom] = useState<Zoom>(UNZOOMED);
  const [swipe, setSwipe] = useState<Point | null>(null);
  const lastTap = useRef(-Infinity);

  function fromMiddle([x, y]: readonly [number, number]): Point {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  }
  function pan(to: Point, from: Zoom): Zoom {
    const [frame, shown] = [sizeOf(stage.current), sizeOf(image.current)];
    return panTo(from, to, { frame, image: shown });
  }
  function change(next: Zoom) {
    setZoom(pan(next, next));
  }
  function tap(at: readonly [number, number], target: EventTarget | null, time: number) {
    if (!(target instanceof Element) || target.closest(interactive)) return;
    if (!image.current?.contains(target)) return onClickOutside();
    const isDouble = time - lastTap.current < DOUBLE_TAP_MS;
    lastTap.current = isDouble ? -Infinity : time;
    if (isDouble) change(toggleZoom(zoom, fromMiddle(at)));
  }

  useGesture(
    {
      onDrag({ first, last, movement: [x, y], xy, memo, event, pinching, cancel, target }) {
        const start: Zoom = first || !isZoom(memo) ? zoom : memo;
        if (pinching || (target instanceof Element && target.closest(interactive))) {
          setSwipe(null);
          cancel();
        } else if (last && Math.hypot(x, y) <= clickTolerance(navigable)) {
          setSwipe(null);
          tap(xy, event.target, event.timeStamp);
        } else if (start.scale > 1) setZoom(pan({ x: start.x + x, y: start.y + y }, start));
        else {
          setSwipe(last ? null : { x: navigable ? x : 0, y: Math.abs(y) > Math.abs(x) ? Math.max(0, y) : 0 });
          const result = last ? swipeResult({ x, y }, { windowWidth: innerWidth, navigable }) : 'nothing';
          if (result !== 'nothing') onSwipe(result);
        }
        return start;
      },
      onPinch({ first, last, origin, movement: [scale], memo }) {
        if (!image.current) return undefined;
        const start: Zoom = first || !isZoom(memo) ? zoom : memo;
        setSwipe(null);
        const next = zoomAt(start, start.scale * scale, fromMiddle(origin));
        change(last ? snapToFit(next) : next);
        return start;
      },
      onWheel({ event, delta: [, delta] }) {
        // With Ctrl, a wheel event also arrives as a pinch, which is handled above.
        if (!image.current || event.ctrlKey || delta === 0) return;
        event.preventDefault();
        change(wheelZoom(zoom, delta, fromMiddle([event.clientX, event.clientY])));
      },
    },
    {
      target: stage,
      eventOptions: { passive: false },
      pinch: { from: [1, 0] },
    },
  );

  return { zoom, swipe, setZoom: change };
}

function sizeOf(element: HTMLElement | null): { width: number; height: number } {
  return { width: element?.offsetWidth ?? 0, height: element?.offsetHeight ?? 0 };
}

function isZoom(memo: unknown): memo is Zoom {
  return typeof memo === 'object' && memo !== null && 'scale' in memo;
}
