import type { StatusId } from '@linnet/api';
import { memo } from 'react';
import { useStatusView } from '../../platform/client/use-status-view';
import { LaterMutedCard, LaterMutedLine } from './later-muted';
import { LaterTombstone } from './later-tombstone';
import { useVerdict } from './use-verdict';
import { WholeCard } from './whole-card';

interface StatusCardProps {
  /** Id of the row in its list: the wrapper's for a repeat. */
  id: StatusId;
}

/** One status. Reads its own rows: it renders again when something about this status changes, and only then. */
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
