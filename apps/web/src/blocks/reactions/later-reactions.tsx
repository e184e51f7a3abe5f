import type { StatusRow } from '@linnet/domain';
import { useReadingPlace } from '../../platform/client/reading-place';
import { useSetting } from '../../platform/client/use-setting';
import { laterPart } from '../status/later-part';
import { ReactionSpace } from './reaction-space';

const ReactionRow = laterPart((parts) => parts.ReactionRow, ReactionSpace);

/** The reactions to a status, if it has some: always in conversations, in timelines as the settings say. */
export function LaterReactions({ status }: { status: StatusRow }) {
  const isConversation = useReadingPlace() === 'thread';
  const onTimeline = useSetting('emojiReactionsOnTimeline');
  return status.reactions.length > 0 && (isConversation || onTimeline) ? (
    <ReactionRow status={status} />
  ) : null;
}
