import type { Attachment } from '@linnet/api';

type Sized = Pick<Attachment, 'size'>;

/** Width by height of what the server gave no size for. */
const UNKNOWN = 16 / 9;
/** Nothing that stands alone is higher, in pixels. */
const HIGHEST = 480;
/** Nothing that stands alone is narrower: there would be no room for what lies over it. */
const NARROWEST = 320;

/** Width by height of one among others; what is longer or flatter is cut, or has margins. */
export function ratioInRow({ size }: Sized): number {
  return within(size, 2 / 3, 2);
}

/** Width by height of a row, and how wide it may be, in pixels: its space is there before the media are. */
export function rowFrame(row: readonly Sized[]): { ratio: number; width: number | null } {
  const [only, ...more] = row;
  if (only === undefined || more.length > 0) {
    const sum = row.reduce((ratio, one) => ratio + ratioInRow(one), 0);
    return { ratio: Math.max(1.5, sum), width: null };
  }
  const ratio = within(only.size, 1 / 2, 4);
  return {
    ratio,
    width: Math.round(Math.min(HIGHEST * ratio, Math.max(NARROWEST, only.size?.width ?? 640))),
  };
}

function within(size: Sized['size'], least: number, most: number): number {
  const ratio = size === null ? UNKNOWN : size.width / size.height;
  return Math.min(most, Math.max(least, ratio));
}
