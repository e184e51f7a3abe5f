import type { StatusRow } from '@linnet/domain';
import { laterPart } from '../status/later-part';
import styles from './link-card.module.css';
import { showsCard } from './shows-card';
import type { Card } from '@linnet/api';

/** The picture's place: above the text if it is large and wide, otherwise beside it. */
type CardShape = 'top' | 'side';

const LARGE = 400;
const WIDE = 1.5;

export function cardShape({ image, imageSize }: Pick<Card, 'image' | 'imageSize'>): CardShape {
  if (image === null || imageSize === null) return 'side';
  return imageSize.width >= LARGE && imageSize.width / imageSize.height >= WIDE ? 'top' : 'side';
}

const LinkCard = laterPart((parts) => parts.LinkCard);

/** The preview card of a link in a status. Its space is reserved before its code is loaded. */
export function LaterCard({ status }: { readonly status: StatusRow }) {
  const { card, sensitive } = status;
  if (card === null || !showsCard(status)) return null;
  const shape = sensitive ? 'side' : cardShape(card);
  return (
    <div className={styles.room} data-shape={shape}>
      <LinkCard card={card} sensitive={sensitive} />
    </div>
  );
}
