/** Zoom of a picture: its scale, where 1 fits the frame, and the offset of its middle from the frame's, in pixels. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const FITTING: Zoom = { scale: 1, x: 0, y: 0 };
const LARGEST = 8;
/** Below this scale, a finished gesture goes back to 1. */
const RESET_BELOW = 1.2;
/** The scale after a double click. */
const CLOSE_UP = 2.5;

/** Zooms to a scale around a point, which stays in place. The point is relative to the middle of the frame. */
export function zoomAt(zoom: Zoom, scale: number, point: Point): Zoom {
  const next = Math.min(LARGEST, Math.max(1, scale));
  if (next === 1) return FITTING;
  const by = next / zoom.scale;
  return { scale: next, x: point.x - (point.x - zoom.x) * by, y: point.y - (point.y - zoom.y) * by };
}

/** Goes back to the fitting size if the scale is hardly above it. */
export function settle(zoom: Zoom): Zoom {
  return zoom.scale < RESET_BELOW ? FITTING : zoom;
}

export function toggleZoom(zoom: Zoom, point: Point): Zoom {
  return zoom.scale > 1 ? FITTING : zoomAt(zoom, CLOSE_UP, point);
}

/** Zooms by a wheel event's `delta` in pixels; a positive one zooms out. */
export function wheelZoom(zoom: Zoom, delta: number, point: Point): Zoom {
  const next = zoomAt(zoom, zoom.scale * Math.exp(-delta * 0.0025), point);
  return next.scale < zoom.scale ? settle(next) : next;
}

/** Pans, but never so far that the frame shows more empty space than necessary. */
export function panTo(zoom: Zoom, to: Point, { frame, picture }: { frame: Size; picture: Size }): Zoom {
  const reach = (fits: number, shown: number) => Math.max(0, (shown * zoom.scale - fits) / 2);
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));
  return {
    scale: zoom.scale,
    x: within(to.x, reach(frame.width, picture.width)),
    y: within(to.y, reach(frame.height, picture.height)),
  };
}
