import type { StatusRow } from '@linnet/domain';
import { laterPart } from '../status/later-part';
import { cardShape } from './card-shape';
import styles from './link-card.module.css';
import { showsCard } from './shows-card';

const LinkCard = laterPart((parts) => parts.LinkCard);

/** The card of a link in a status; its room is there before its code is. */
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
