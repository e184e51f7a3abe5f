import type { StatusView } from '@linnet/domain';
import type { ReactNode } from 'react';
import { useKeptState } from '../../platform/client/use-kept-state';
import { useFilterContext } from '../../platform/client/filter-context';
import { Avatar } from '../account/avatar';
import { LaterCard } from '../card/later-card';
import { LaterStatusMedia } from '../media/later-status-media';
import { LaterQuote } from '../quote/later-quote';
import { LaterReactions } from '../reactions/later-reactions';
import { LaterActionRow } from './later-action-row';
import { LaterExpandButton } from './later-expand-button';
import { EditedLine } from './later-lines';
import { StatusBody } from './status-body';
import styles from './status-card.module.css';
import { StatusFrame } from './status-frame';
import { StatusHead } from './status-head';
import { StatusLines } from './status-lines';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import { LineSpace } from './line-space';

/** Loaded on demand. */
const LaterReplyList = lazyScreen(() => import('./reply-list').then((part) => part.ReplyList), {
  placeholder: LineSpace,
});

interface WholeCardProps {
  view: StatusView;
  /** Titles of the filters that cover its media. */
  coveredBy: readonly string[];
  /** Shown above everything else. */
  children: ReactNode;
}

/** A status with all its parts, in reading order. */
export function WholeCard({ view, coveredBy, children }: WholeCardProps) {
  const { status, author } = view;
  const [isExpanded, setExpanded] = useKeptState(`expanded ${status.id}`, false);
  const place = useFilterContext();
  // In a conversation, the replies are below anyway.
  const canExpand = status.repliesCount > 0 && place !== 'thread';

  return (
    <StatusFrame view={view}>
      {children}
      <Avatar account={author} />
      <div className={styles.column}>
        <StatusHead
          status={status}
          author={author}
          tools={
            canExpand && <LaterExpandButton status={status} expanded={isExpanded} onExpand={setExpanded} />
          }
        />
        <StatusLines view={view} />
        {status.editedAt !== null && <EditedLine status={status} />}
        <StatusBody view={view}>
          {status.attachments.length > 0 && <LaterStatusMedia status={status} coveredBy={coveredBy} />}
          <LaterCard status={status} />
        </StatusBody>
        <LaterQuote status={status} />
        <LaterReactions status={status} />
        {canExpand && isExpanded && <LaterReplyList id={status.id} />}
        <LaterActionRow view={view} />
      </div>
    </StatusFrame>
  );
}
