import type { Card } from '@linnet/api';
import type { StatusRow } from '@linnet/domain';

type Facts = Pick<StatusRow, 'card' | 'attachments' | 'quote'>;

/** Whether a card shows anything new: it may repeat an attachment or the quoted status. */
export function showsCard({ card, attachments, quote }: Facts): boolean {
  if (card === null) return false;
  const beside = attachments.flatMap(({ url, remoteUrl }) => [url, remoteUrl]);
  const own = bare(card.url);
  return ![...beside, quote?.url].some((address) => address && bare(address) === own);
}

/** The address without its scheme, its fragment and a final slash, for comparing. */
function bare(address: string): string {
  return address.replace(/^https?:\/\//i, '').replace(/\/?(?:#.*)?$/, '');
}

/** The picture's place: above the text if it is large and wide, otherwise beside it. */
type CardShape = 'top' | 'side';

const LARGE = 400;
const WIDE = 1.5;

export function cardShape({ image, imageSize }: Pick<Card, 'image' | 'imageSize'>): CardShape {
  if (image === null || imageSize === null) return 'side';
  return imageSize.width >= LARGE && imageSize.width / imageSize.height >= WIDE ? 'top' : 'side';
}
