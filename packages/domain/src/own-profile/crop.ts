/** Size of a picture or of the frame over it, in pixels. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** A crop: the middle of the frame in the picture (0 to 1 each way), and the zoom (1: the largest frame that fits). */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const MOST_ZOOM = 8;

/** The largest crop, in the middle of the picture. */
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** The part of the picture inside the frame, in pixels of the picture. */
export function cutOf(
  picture: Extent,
  aspect: number,
  { x, y, zoom }: Crop,
): Extent & { left: number; top: number } {
  const isWider = picture.width / picture.height > aspect;
  const width = (isWider ? picture.height * aspect : picture.width) / zoom;
  const height = (isWider ? picture.height : picture.width / aspect) / zoom;
  return { width, height, left: x * picture.width - width / 2, top: y * picture.height - height / 2 };
}

/** The nearest crop that lies inside the picture. */
export function within(picture: Extent, aspect: number, { x, y, zoom: wanted }: Crop): Crop {
  const zoom = between(wanted, 1, MOST_ZOOM);
  const { width, height } = cutOf(picture, aspect, { x, y, zoom });
  const halfWidth = width / picture.width / 2;
  const halfHeight = height / picture.height / 2;
  return { x: between(x, halfWidth, 1 - halfWidth), y: between(y, halfHeight, 1 - halfHeight), zoom };
}

/** A picture and the aspect ratio of its frame, width by height. */
export interface Framing {
  readonly picture: Extent;
  readonly aspect: number;
}

/** Moves the picture under the frame, by fractions of the frame's width and height. */
export function panned({ picture, aspect }: Framing, crop: Crop, by: { x: number; y: number }): Crop {
  const { width, height } = cutOf(picture, aspect, crop);
  const x = crop.x - (by.x * width) / picture.width;
  const y = crop.y - (by.y * height) / picture.height;
  return within(picture, aspect, { ...crop, x, y });
}

/** Size of the cropped picture: as in the original, but no longer than the server's pictures need to be. */
export function outputOf(cut: Extent, longest: number): Extent {
  const scale = Math.min(1, longest / Math.max(cut.width, cut.height));
  return {
    width: Math.max(1, Math.round(cut.width * scale)),
    height: Math.max(1, Math.round(cut.height * scale)),
  };
}

function between(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}
