import type { StatusRow } from '@linnet/domain';
import { useReadingPlace } from '../../platform/client/reading-place';
import { useSetting } from '../../platform/client/use-setting';
import { laterPart } from '../status/later-part';
import styles from './reaction-space.module.css';

const ReactionRow = laterPart((parts) => parts.ReactionRow, ReactionSpace);

/** The reactions to a status, if it has some: always in conversations, in timelines as the settings say. */
export function LaterReactions({ status }: { status: StatusRow }) {
  const isConversation = useReadingPlace() === 'thread';
  const onTimeline = useSetting('emojiReactionsOnTimeline');
  return status.reactions.length > 0 && (isConversation || onTimeline) ? (
    <ReactionRow status={status} />
  ) : null;
}

/** The place of the reactions, which are about as many and as wide, until their code is there. */
function ReactionSpace({ status }: { status: StatusRow }) {
  return (
    <div className={styles.row}>
      {status.reactions.slice(0, 13).map(({ name }) => (
        <span key={name} className={styles.chip} />
      ))}
    </div>
  );
}
