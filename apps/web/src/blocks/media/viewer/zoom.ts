/** How a picture lies in its frame: its size against the one that fits, and its middle's way from the frame's, in pixels. */
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
/** What ends below this was meant to fit. */
const RESET_BELOW = 1.2;
/** What a double click enlarges to. */
const CLOSE_UP = 2.5;

/** Enlarges to a scale around a point, which is counted from the middle of the frame and stays where it is. */
export function zoomAt(zoom: Zoom, scale: number, point: Point): Zoom {
  const next = Math.min(LARGEST, Math.max(1, scale));
  if (next === 1) return FITTING;
  const by = next / zoom.scale;
  return { scale: next, x: point.x - (point.x - zoom.x) * by, y: point.y - (point.y - zoom.y) * by };
}

/** A picture that is hardly larger than what fits is made to fit. */
export function settle(zoom: Zoom): Zoom {
  return zoom.scale < RESET_BELOW ? FITTING : zoom;
}

export function toggleZoom(zoom: Zoom, point: Point): Zoom {
  return zoom.scale > 1 ? FITTING : zoomAt(zoom, CLOSE_UP, point);
}

/** Turned by `delta` pixels, as wheels tell; towards the person is smaller. */
export function wheelZoom(zoom: Zoom, delta: number, point: Point): Zoom {
  const next = zoomAt(zoom, zoom.scale * Math.exp(-delta * 0.0025), point);
  return next.scale < zoom.scale ? settle(next) : next;
}

/** Moves, but never so far that the frame shows more emptiness than it has to. */
export function panTo(zoom: Zoom, to: Point, { frame, picture }: { frame: Size; picture: Size }): Zoom {
  const reach = (fits: number, shown: number) => Math.max(0, (shown * zoom.scale - fits) / 2);
  const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));
  return {
    scale: zoom.scale,
    x: within(to.x, reach(frame.width, picture.width)),
    y: within(to.y, reach(frame.height, picture.height)),
  };
}
