import type { StatusId } from '@linnet/api';
import { memo } from 'react';
import { useStatusView } from '../../platform/client/use-status-view';
import tombstone from './tombstone.module.css';
import { useVerdict } from '../visibility/use-verdict';
import { WholeCard } from './whole-card';
import { useFirstContent } from '../../platform/start/use-first-content';
import { lazyCardPart } from './lazy-card-part';
import type { MutedCardProps } from '../visibility/muted-line';
import styles from '../visibility/muted-line.module.css';

/** Few statuses are deleted while they are shown. */
const Tombstone = lazyCardPart(
  (parts) => parts.Tombstone,
  () => <article className={tombstone.tombstone} />,
);

/** Stands for a muted status; its space is reserved until the code is loaded. */
const MutedCard = lazyCardPart((parts) => parts.MutedCard, MutedSpace);

function MutedSpace({ view }: MutedCardProps) {
  useFirstContent();
  return <article className={styles.muted} data-status={view.id} />;
}

/** Shown above a muted status that the viewer has opened. */
const MutedLine = lazyCardPart(
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
  if (view.status.deleted) return <Tombstone />;
  const mute = muted && { view, reasons: muted, onOpen: setOpened };
  if (mute && !isOpened) return <MutedCard {...mute} />;

  return (
    <WholeCard view={view} coveredBy={coveredBy}>
      {mute && <MutedLine {...mute} isOpened />}
    </WholeCard>
  );
});
