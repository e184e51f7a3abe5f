import type { StatusView } from '@linnet/domain';
import type { ReactNode } from 'react';
import { useKeptState } from '../../platform/client/use-kept-state';
import { useFilterContext } from '../../platform/client/filter-context';
import { Avatar } from '../inline-parts/avatar';
import { lazyCardPart } from './lazy-card-part';
import { StatusBody } from './status-body';
import styles from './status-card.module.css';
import { StatusFrame } from './status-frame';
import { StatusHead } from './status-head';
import { StatusLines } from './status-lines';
import { lazyScreen } from '../../ui/lazy/lazy-screen';
import head from './status-head.module.css';
import { LineSpace } from './line-space';
import { StatusLinkCard, StatusMedia, StatusQuote, StatusReactions, StatusActionRow } from './attached-parts';

const EditedLine = lazyCardPart((parts) => parts.EditedLine, LineSpace);
const ExpandButton = lazyCardPart(
  (parts) => parts.ExpandButton,
  () => <span className={head.expand} />,
);
/** Loaded when it is opened. */
const ReplyList = lazyScreen(() => import('./reply-list').then((part) => part.ReplyList), {
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
          tools={canExpand && <ExpandButton status={status} expanded={isExpanded} onExpand={setExpanded} />}
        />
        <StatusLines view={view} />
        {status.editedAt !== null && <EditedLine status={status} />}
        <StatusBody view={view}>
          {status.attachments.length > 0 && <StatusMedia status={status} coveredBy={coveredBy} />}
          <StatusLinkCard status={status} />
        </StatusBody>
        <StatusQuote status={status} />
        <StatusReactions status={status} />
        {canExpand && isExpanded && <ReplyList id={status.id} />}
        <StatusActionRow view={view} />
      </div>
    </StatusFrame>
  );
}
