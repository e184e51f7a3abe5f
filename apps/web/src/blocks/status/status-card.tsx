import type { StatusId } from '@linnet/api';
import { memo } from 'react';
import { useStatusView } from '../../platform/client/use-status-view';
import { LaterTombstone } from './later-tombstone';
import { useVerdict } from './use-verdict';
import { WholeCard } from './whole-card';
import { useFirstContent } from '../../platform/start/use-first-content';
import { laterPart } from './later-part';
import type { MutedCardProps } from './muted-card';
import styles from './muted-line.module.css';

/** Stands for a muted status; its space is reserved until the code is loaded. */
const LaterMutedCard = laterPart((parts) => parts.MutedCard, MutedSpace);

function MutedSpace({ view }: MutedCardProps) {
  useFirstContent();
  return <article className={styles.muted} data-status={view.id} />;
}

/** Shown above a muted status that the viewer has opened. */
const LaterMutedLine = laterPart(
  (parts) => parts.MutedLine,
  () => <div className={styles.line} />,
);

interface StatusCardProps {
  /** Id of the row in its list: the wrapper's for a repeat. */
  id: StatusId;
}

/** One status. Reads its own rows from the graph, so that it renders only when something about this status changes. */
export const StatusCard = memo(function StatusCard({ id }: StatusCardProps) {
  const view = useStatusView(id);
  const { isHidden, muted, isOpened, setOpened, coveredBy } = useVerdict(id, view);
  if (view === undefined || isHidden) return null;
  if (view.status.deleted) return <LaterTombstone />;
  const mute = muted && { view, reasons: muted, onOpen: setOpened };
  if (mute && !isOpened) return <LaterMutedCard {...mute} />;

  return (
    <WholeCard view={view} coveredBy={coveredBy}>
      {mute && <LaterMutedLine {...mute} isOpened />}
    </WholeCard>
  );
});
