import type { Attachment } from '@linnet/api';

type Sized = Pick<Attachment, 'size'>;

/** Aspect ratio (width by height) of media whose size the server didn't send. */
const UNKNOWN = 16 / 9;
/** Greatest height of a single attachment, in pixels. */
const HIGHEST = 480;
/** Least width of a single attachment, in pixels: the controls over it need that room. */
const NARROWEST = 320;

/** Aspect ratio of an attachment in a row; taller or wider ones are cropped or get margins. */
export function ratioInRow({ size }: Sized): number {
  return within(size, 2 / 3, 2);
}

/** The aspect ratio of a row and its greatest width in pixels, known before the media are loaded. */
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
