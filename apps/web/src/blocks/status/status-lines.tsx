import type { StatusView } from '@linnet/domain';
import { MentionsLine } from './later-lines';
import { ReplyLine } from './reply-line';

interface StatusLinesProps {
  view: StatusView;
}

/** The lines above a status: the account it replies to, and other mentions. */
export function StatusLines({ view }: StatusLinesProps) {
  const { status } = view;
  return (
    <>
      <ReplyLine status={status} />
      {status.mentions.length > 0 && <MentionsLine view={view} />}
    </>
  );
}
