/** Edges in pixels, relative to the window. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

interface NearOptions {
  /** The edges of the element it belongs to. */
  readonly anchor: Edges;
  readonly size: { readonly width: number; readonly height: number };
  /** The area it has to stay in. */
  readonly room: Edges;
  readonly direction: 'ltr' | 'rtl';
}

interface NearPlace {
  readonly left: number;
  readonly top: number;
  readonly maxHeight: number;
}

/** Pixels between element and anchor. */
const GAP = 4;

/**
 * Places an element below its anchor, or above if there is more room; limits its height, and keeps it within the edges.
 */
export function placeNear({ anchor, size, room, direction }: NearOptions): NearPlace {
  const below = room.bottom - anchor.bottom - GAP;
  const above = anchor.top - GAP - room.top;
  const isBelow = size.height <= below || below >= above;
  const maxHeight = Math.max(0, Math.min(isBelow ? below : above, room.bottom - room.top));
  const height = Math.min(size.height, maxHeight);
  const top = isBelow ? anchor.bottom + GAP : anchor.top - GAP - height;
  const start = direction === 'ltr' ? anchor.left : anchor.right - size.width;
  return {
    left: within(start, room.left, room.right - size.width),
    top: within(top, room.top, room.bottom - height),
    maxHeight,
  };
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
