import { useGesture } from '@use-gesture/react';
import { type RefObject, useRef, useState } from 'react';
import { clickTolerance, type Swipe, swipeResult, type SwipeResult } from './swipe';
import { FITTING, panTo, type Point, settle, toggleZoom, wheelZoom, type Zoom, zoomAt } from './zoom';

interface StageOptions {
  readonly stage: RefObject<HTMLElement | null>;
  /** The element that can be zoomed; empty if there is none. */
  readonly picture: RefObject<HTMLElement | null>;
  readonly navigable: boolean;
  readonly onSwipe: (result: Exclude<SwipeResult, 'nothing'>) => void;
  /** Called for a click outside the attachment. */
  readonly onClickBeside: () => void;
}

interface Stage {
  readonly zoom: Zoom;
  /** Offset of a swipe that is under way; null otherwise, and while zoomed. */
  readonly swipe: Swipe | null;
  readonly setZoom: (zoom: Zoom) => void;
}

/** Two taps within this time are one double tap, in ms. */
const DOUBLE_TAP = 300;
/** Elements that handle drags and clicks themselves. */
const busy = 'video, input, button, a, [data-player]';

/** Swiping, zooming and panning in the media viewer. */
export function useStageGestures({ stage, picture, navigable, onSwipe, onClickBeside }: StageOptions): Stage {
  const [zoom, setZoom] = useState<Zoom>(FITTING);
  const [swipe, setSwipe] = useState<Swipe | null>(null);
  const lastTap = useRef(-Infinity);

  function fromMiddle([x, y]: readonly [number, number]): Point {
    const box = stage.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  }
  function pan(to: Point, from: Zoom): Zoom {
    const [frame, shown] = [sizeOf(stage.current), sizeOf(picture.current)];
    return panTo(from, to, { frame, picture: shown });
  }
  function change(next: Zoom) {
    setZoom(pan(next, next));
  }
  function tap(at: readonly [number, number], target: EventTarget | null, time: number) {
    if (!(target instanceof Element) || target.closest(busy)) return;
    if (!picture.current?.contains(target)) return onClickBeside();
    const isDouble = time - lastTap.current < DOUBLE_TAP;
    lastTap.current = isDouble ? -Infinity : time;
    if (isDouble) change(toggleZoom(zoom, fromMiddle(at)));
  }

  useGesture(
    {
      onDrag({ first, last, movement: [x, y], xy, memo, event, pinching, cancel, target }) {
        const start: Zoom = first || !isZoom(memo) ? zoom : memo;
        if (pinching || (target instanceof Element && target.closest(busy))) {
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
        if (!picture.current) return undefined;
        const start: Zoom = first || !isZoom(memo) ? zoom : memo;
        setSwipe(null);
        const next = zoomAt(start, start.scale * scale, fromMiddle(origin));
        change(last ? settle(next) : next);
        return start;
      },
      onWheel({ event, delta: [, delta] }) {
        // With Ctrl held, it arrives as a pinch.
        if (!picture.current || event.ctrlKey || delta === 0) return;
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
