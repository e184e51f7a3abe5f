import type { Card } from '@linnet/api';
import type { StatusRow } from '@linnet/domain';

type Facts = Pick<StatusRow, 'card' | 'attachments' | 'quote'>;

/** Whether a card shows anything new: it may repeat an attachment or the quoted status. */
export function showsCard({ card, attachments, quote }: Facts): boolean {
  if (card === null) return false;
  const shownAddresses = attachments.flatMap(({ url, remoteUrl }) => [url, remoteUrl]);
  const cardAddress = comparable(card.url);
  return ![...shownAddresses, quote?.url].some((address) => address && comparable(address) === cardAddress);
}

/** The address without its scheme, its fragment and a final slash, for comparing. */
function comparable(address: string): string {
  return address.replace(/^https?:\/\//i, '').replace(/\/?(?:#.*)?$/, '');
}

/** Where the image is: above the text if it is large and wide, otherwise beside it. */
type CardShape = 'top' | 'side';

const MIN_TOP_WIDTH = 400;
const MIN_TOP_RATIO = 1.5;

export function cardShape({ image, imageSize }: Pick<Card, 'image' | 'imageSize'>): CardShape {
  if (image === null || imageSize === null) return 'side';
  return imageSize.width >= MIN_TOP_WIDTH && imageSize.width / imageSize.height >= MIN_TOP_RATIO
    ? 'top'
    : 'side';
}
