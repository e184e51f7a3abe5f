/** Size of a picture or of the frame over it, in pixels. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/**
 * A crop: the centre of the frame in the picture (0 to 1 in each direction), and the zoom (1: the largest frame that
 * fits).
 */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

export const MAX_ZOOM = 8;

/** The largest crop, in the middle of the picture. */
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };

/** The part of the picture inside the frame, in pixels of the picture. */
export function cropArea(
  picture: Extent,
  aspect: number,
  { x, y, zoom }: Crop,
): Extent & { left: number; top: number } {
  const isWider = picture.width / picture.height > aspect;
  const width = (isWider ? picture.height * aspect : picture.width) / zoom;
  const height = (isWider ? picture.height : picture.width / aspect) / zoom;
  return { width, height, left: x * picture.width - width / 2, top: y * picture.height - height / 2 };
}

/** The nearest crop whose frame lies inside the picture. */
export function clampCrop(picture: Extent, aspect: number, { x, y, zoom: wanted }: Crop): Crop {
  const zoom = clamp(wanted, 1, MAX_ZOOM);
  const { width, height } = cropArea(picture, aspect, { x, y, zoom });
  const halfWidth = width / picture.width / 2;
  const halfHeight = height / picture.height / 2;
  return { x: clamp(x, halfWidth, 1 - halfWidth), y: clamp(y, halfHeight, 1 - halfHeight), zoom };
}

/** A picture and the aspect ratio of its frame, width by height. */
export interface Framing {
  readonly picture: Extent;
  readonly aspect: number;
}

/** Moves the picture under the frame, by fractions of the frame's width and height. */
export function panned({ picture, aspect }: Framing, crop: Crop, by: { x: number; y: number }): Crop {
  const { width, height } = cropArea(picture, aspect, crop);
  const x = crop.x - (by.x * width) / picture.width;
  const y = crop.y - (by.y * height) / picture.height;
  return clampCrop(picture, aspect, { ...crop, x, y });
}

/** Size of the cropped picture: as in the original, but no side longer than `longest` pixels. */
export function outputSize(cut: Extent, longest: number): Extent {
  const scale = Math.min(1, longest / Math.max(cut.width, cut.height));
  return {
    width: Math.max(1, Math.round(cut.width * scale)),
    height: Math.max(1, Math.round(cut.height * scale)),
  };
}

function clamp(value: number, min: number, max: number): number {
  return Math.max(min, Math.min(value, max));
}
