import type { StatusId } from '@linnet/api';
import type { StatusView } from '@linnet/domain';
import { type ReactNode, memo } from 'react';
import { useFilterContext } from '../../platform/client/filter-context';
import { useRememberedState } from '../../platform/client/use-remembered-state';
import { useStatusView } from '../../platform/client/use-status-view';
import { useFirstContent } from '../../platform/start/first-content';
import { Avatar } from '../inline-parts/avatar';
import type { MutedCardProps } from '../visibility/muted-line';
import mutedLineStyles from '../visibility/muted-line.module.css';
import { useVisibility } from '../visibility/use-visibility';
import {
  StatusActionRow,
  StatusLinkCard,
  StatusMedia,
  StatusQuote,
  StatusReactions,
  StatusTheme,
} from './attached-parts';
import { lazyCardPart } from './lazy-card-part';
import { LinePlaceholder } from './line-placeholder';
import { StatusBody } from './status-body';
import styles from './status-card.module.css';
import { StatusFrame } from './status-frame';
import { StatusHead } from './status-head';
import head from './status-head.module.css';
import { StatusLines } from './status-lines';
import tombstone from './tombstone.module.css';

const EditedLine = lazyCardPart((parts) => parts.EditedLine, LinePlaceholder);
const ExpandButton = lazyCardPart(
  (parts) => parts.ExpandButton,
  () => <span className={head.expand} />,
);
const ReplyList = lazyCardPart((parts) => parts.ReplyList, LinePlaceholder);

interface WholeCardProps {
  view: StatusView;
  /** Titles of the filters that cover its media. */
  coveredBy: readonly string[];
  /** Shown above everything else. */
  children: ReactNode;
}

/** A status with all its parts, in reading order. */
function WholeCard({ view, coveredBy, children }: WholeCardProps) {
  const { status, author } = view;
  const [isExpanded, setExpanded] = useRememberedState(`expanded ${status.id}`, false);
  const context = useFilterContext();
  // In a conversation, the replies are below anyway.
  const canExpand = status.repliesCount > 0 && context !== 'thread';

  return (
    <StatusFrame view={view}>
      {children}
      <Avatar account={author} />
      <div className={styles.column}>
        <StatusHead
          view={view}
          tools={canExpand && <ExpandButton status={status} expanded={isExpanded} onExpand={setExpanded} />}
        />
        <StatusLines view={view} />
        {status.editedAt !== null && <EditedLine status={status} />}
        <StatusBody view={view}>
          {status.attachments.length > 0 && <StatusMedia status={status} coveredBy={coveredBy} />}
          <StatusLinkCard status={status} />
          <StatusTheme view={view} />
        </StatusBody>
        <StatusQuote status={status} />
        <StatusReactions status={status} />
        {canExpand && isExpanded && <ReplyList id={status.id} />}
        <StatusActionRow view={view} />
      </div>
    </StatusFrame>
  );
}

/** Few statuses are deleted while they are shown. */
export const LazyTombstone = lazyCardPart(
  (parts) => parts.Tombstone,
  () => <article className={tombstone.tombstone} />,
);

/** Stands for a muted status; its space is reserved until the code is loaded. */
const MutedCard = lazyCardPart((parts) => parts.MutedCard, MutedPlaceholder);

function MutedPlaceholder({ view }: MutedCardProps) {
  useFirstContent();
  return <article className={mutedLineStyles.muted} data-status={view.id} />;
}

/** Shown above a muted status that the viewer has opened. */
const MutedLine = lazyCardPart(
  (parts) => parts.MutedLine,
  () => <div className={mutedLineStyles.line} />,
);

interface StatusCardProps {
  /** Id of the row in its list: the wrapper's for a repeat. */
  id: StatusId;
}

/** One status. Reads its own rows from the graph, so that it renders only when something about this status changes. */
export const StatusCard = memo(function StatusCard({ id }: StatusCardProps) {
  const view = useStatusView(id);
  const { isHidden, muted, isOpened, setOpened, coveredBy } = useVisibility(id, view);
  if (view === undefined || isHidden) return null;
  if (view.status.deleted) return <LazyTombstone />;
  const mute = muted && { view, reasons: muted, onOpen: setOpened };
  if (mute && !isOpened) return <MutedCard {...mute} />;

  return (
    <WholeCard view={view} coveredBy={coveredBy}>
      {mute && <MutedLine {...mute} isOpened />}
    </WholeCard>
  );
});
