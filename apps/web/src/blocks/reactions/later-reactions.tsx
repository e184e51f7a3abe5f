import type { StatusRow } from '@linnet/domain';
import { useFilterContext } from '../../platform/client/filter-context';
import { useSetting } from '../../platform/client/use-setting';
import { laterPart } from '../status/later-part';
import styles from './reaction-space.module.css';

const ReactionRow = laterPart((parts) => parts.ReactionRow, ReactionSpace);

/** The reactions to a status, if there are any: always in conversations, in timelines if the setting is on. */
export function LaterReactions({ status }: { status: StatusRow }) {
  const isConversation = useFilterContext() === 'thread';
  const onTimeline = useSetting('emojiReactionsOnTimeline');
  return status.reactions.length > 0 && (isConversation || onTimeline) ? (
    <ReactionRow status={status} />
  ) : null;
}

/** Placeholder for reactions: as many and about as wide, until their code is loaded. */
function ReactionSpace({ status }: { status: StatusRow }) {
  return (
    <div className={styles.row}>
      {status.reactions.slice(0, 13).map(({ name }) => (
        <span key={name} className={styles.chip} />
      ))}
    </div>
  );
}
