import type { StatusView } from '@linnet/domain';
import { MentionsLine } from './later-lines';
import { ReplyLine } from './reply-line';

interface StatusLinesProps {
  view: StatusView;
}

/** What a status belongs to: whom it answers, and who else is meant. */
export function StatusLines({ view }: StatusLinesProps) {
  const { status } = view;
  return (
    <>
      <ReplyLine status={status} />
      {status.mentions.length > 0 && <MentionsLine view={view} />}
    </>
  );
}
