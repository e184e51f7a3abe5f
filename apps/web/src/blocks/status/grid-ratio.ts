import type { Attachment } from '@linnet/api';

/** Width by height of what the server gave no size for. */
const UNKNOWN = 16 / 9;
/** A tall picture alone may be as tall as this; a wide one as flat. */
const TALLEST = 5 / 4;
const FLATTEST = 3;

/** Width by height of the frame, so that its space is there before the pictures are. */
export function gridRatio(pictures: readonly Pick<Attachment, 'size'>[]): number {
  const [only, ...more] = pictures;
  if (only === undefined || more.length > 0)
    return pictures.length === 3 ? 16 / 10 : rowsRatio(pictures.length);
  const ratio = only.size === null ? UNKNOWN : only.size.width / only.size.height;
  return Math.min(FLATTEST, Math.max(TALLEST, ratio));
}

/** Pairs stand side by side, each row two to one. */
function rowsRatio(count: number): number {
  return 2 / Math.ceil(count / 2);
}
