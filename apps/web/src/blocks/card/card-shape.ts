import type { Card } from '@linnet/api';

/** Where the picture stands: above the words when it is large and wide, else beside them. */
export type CardShape = 'top' | 'side';

const LARGE = 400;
const WIDE = 1.5;

export function cardShape({ image, imageSize }: Pick<Card, 'image' | 'imageSize'>): CardShape {
  if (image === null || imageSize === null) return 'side';
  return imageSize.width >= LARGE && imageSize.width / imageSize.height >= WIDE ? 'top' : 'side';
}
