import type { StatusView } from '@linnet/domain';
import { lazyCardPart } from './lazy-card-part';
import { ReplyLine } from './reply-line';

const MentionsLine = lazyCardPart((parts) => parts.MentionsLine);

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
